import { sessionHeadersIn, type HeaderNames } from '#src/api/session-headers.ts';
import type { TokenCookie } from '#src/api/token-cookie.ts';
import type { Vault } from '#src/api/vault.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';
import { sessionUpdateFrom } from '#src/flows/kit/session-updates.ports.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { App } from '#src/app/create-app.ts';

interface Dependencies {
  readonly app: App;
  readonly vault: Vault;
  readonly tokenCookie: TokenCookie;
  readonly clock: Clock;
}

/** What an answer says of the session is the member's own flow's to know, and its cookie lasts as long (HTTP-16, SESSION-02). */
export function onSessionHeaders(headers: Headers, names: HeaderNames, { app, vault, tokenCookie, clock }: Dependencies): void {
  const heard = sessionHeadersIn(headers, names);
  if (heard === null) return;
  const session = runningActor(app.getSnapshot().children.session);
  session?.send({ type: 'session.updated', heard: sessionUpdateFrom(heard, clock) });
  const member = session?.getSnapshot().context.member;
  const token = vault.accessToken();
  if (member?.kind !== 'signedIn' || !member.session.isPersistent || token === null || heard.expirationDate === null) return;
  tokenCookie.keep(token, heard.expirationDate);
}
