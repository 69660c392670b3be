import { isProfileAndSettings } from './page.ts';

/** What must hold before a page may be entered. */
export type Need = 'nothing' | 'order' | 'cart';

interface Having {
  readonly hasOrder: boolean;
  readonly hasCart: boolean;
}

/** Where a guest goes who may not enter yet, or null when they may (the page that they wanted is come back to). */
export function missingFor(need: Need, { hasOrder, hasCart }: Having): 'order' | null {
  if (need === 'order' && !hasOrder) return 'order';
  return need === 'cart' && !hasOrder && !hasCart ? 'order' : null;
}

interface MemberSession {
  readonly isPersistent: boolean;
  readonly isSecure: boolean;
}

/** An insecure persistent session stops before profile and settings; the wanted address is gone to after re-authentication (ROUTES-35). */
export const reauthFor = (address: string, { isPersistent, isSecure }: MemberSession): { redirectTo: string } | null =>
  isPersistent && !isSecure && isProfileAndSettings(address.replace(/[?#].*/, '')) ? { redirectTo: address } : null;

/** Letters, digits and what an address of ours is made of; no `//`, no `..`, no scheme, no host. */
const ownAddress = /^(?!.*(?:\/\/|\.\.))\/(?:app|en-us\/my[a-z0-9-]+)\/[\w\-./%]*(?:\?[\w\-.~%=&+]*)?$/;

/** Whether a text is an address of this app, which may be followed wherever it came from. */
export const isOwnAddress = (wanted: string): boolean => ownAddress.test(wanted);

/** An address of this app to go on to, or the fallback: nothing that leads off this origin or out of the app is followed. */
export const safeReturn = (wanted: string | null | undefined, fallback: string): string =>
  wanted && isOwnAddress(wanted) ? wanted : fallback;
