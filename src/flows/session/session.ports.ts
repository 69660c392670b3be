import type { QueryClient } from '@tanstack/react-query';
import { alertAt, isStillSecure } from '#domain/session/expiry.ts';
import type { MemberSession, OpenedSession } from '#domain/session/member.ts';
import type { Client } from '#src/api/client.ts';
import type { TokenCookie } from '#src/api/token-cookie.ts';
import type { Vault } from '#src/api/vault.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';

/** What everything around a session is wired to. */
export interface SessionDependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Vault;
  readonly tokenCookie: TokenCookie;
  readonly clock: Clock;
}

/** Keeps the token of an answer where it belongs, and gives what a chart may know of the session (SESSION-01, SESSION-02). */
export function openSession(answer: OpenedSession, { vault, tokenCookie, clock }: SessionDependencies): MemberSession {
  const { accessToken, isPersistentSession, secureExpiration, expirationDate } = answer;
  const now = clock.now().toString();
  vault.keepAccessToken(accessToken);
  tokenCookie.keep(accessToken, isPersistentSession ? expirationDate : null);
  return {
    customerId: answer.customerId,
    username: answer.username,
    firstName: answer.firstName,
    lastName: answer.lastName,
    isPersistent: isPersistentSession,
    isSecure: isStillSecure(answer, now),
    secureExpiration,
    expirationDate,
    loginDate: answer.loginDate,
    communications: answer.communications,
    alertAt: alertAt(expirationDate, now),
  };
}
