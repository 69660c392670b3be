import { withholdsDetails } from '#domain/account/withheld.ts';
import type { Services } from '../services.ts';

/**
 * Whether a member is signed in whose details may be shown, as soon as the session has said who it is (SESSION-17).
 * @throws where no answer comes about the session (SESSION-11).
 */
export async function isTrusted({ vault, tokenCookie, actors }: Pick<Services, 'vault' | 'tokenCookie' | 'actors'>): Promise<boolean> {
  // A session sleeps until there is a token; right after a load its cookie alone has it.
  if (vault.accessToken() === null && tokenCookie.read() === null) return false;
  // A guest who pays does not load what a session is made of.
  const { memberOf } = await import('./member-in.ts');
  const member = await memberOf(actors.session);
  return member !== null && !withholdsDetails(member);
}
