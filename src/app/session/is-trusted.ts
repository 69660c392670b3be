import { withholdsDetails } from '#domain/account/withheld.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { Services } from '../services.ts';

/** Whether a member is signed in whose details may be shown (SESSION-17). */
export function isTrusted({ vault, actors }: Pick<Services, 'vault' | 'actors'>): boolean {
  // A session sleeps until there is a token.
  if (vault.accessToken() === null) return false;
  const member = runningActor(actors.session)?.getSnapshot().context.member;
  return member?.kind === 'signedIn' && !withholdsDetails(member.session);
}
