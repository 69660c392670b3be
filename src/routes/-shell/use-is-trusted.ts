import { withholdsDetails } from '#domain/account/withheld.ts';
import { useMember } from './use-member.ts';

/** Whether a member is signed in whose details may be shown (SESSION-17). */
export function useIsTrusted(): boolean {
  const member = useMember();
  return member?.kind === 'signedIn' && !withholdsDetails(member.session);
}
