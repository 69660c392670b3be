import type { Features } from '../app/features.ts';

/** Who was signed in by the browser's store is shown for so long (SESSION-14). */
export const STORED_SIGN_IN_MS = 2000;

/** May the browser's store be asked (SESSION-13)? */
export const mayAskStore = (
  { credentialManagementApi, loginAvailable }: Pick<Features, 'credentialManagementApi' | 'loginAvailable'>,
  isSupported: boolean,
): boolean => isSupported && credentialManagementApi && loginAvailable;
