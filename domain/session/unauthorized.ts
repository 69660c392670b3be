import { isVerificationNeeded } from './verification-needed.ts';

/** A wrong password is a 401 too, but no session has ended by it (OPEN-14). */
const EXEMPT_REASON = 'error.authentication';
const pendingAccounts: readonly string[] = ['error.account.pending', 'error.username.pending'];

/** What a 401 asks for. */
export type Unauthorized = 'mfaRequired' | 'pendingAccount' | 'wrongCredentials' | 'sessionExpired';

/** Reads the first reason code of a 401, or null when it named none; looked at in this order (AMB-44, ERRORS-02). */
export function unauthorizedMeans(reasonCode: string | null, exempt: string = EXEMPT_REASON): Unauthorized {
  if (isVerificationNeeded(reasonCode)) return 'mfaRequired';
  if (pendingAccounts.includes(reasonCode ?? '')) return 'pendingAccount';
  return reasonCode === exempt ? 'wrongCredentials' : 'sessionExpired';
}
