import type { Dependencies } from '../services.ts';

type Session = Pick<Dependencies, 'tokenCookie' | 'vault'>;

/** Whether another member signed in while this page did not run: the cookie is theirs then (SESSION-07). */
export const isCookieOfAnother = ({ tokenCookie, vault }: Session): boolean => ![null, vault.accessToken()].includes(tokenCookie.read());

/** Loads a member's page anew that comes back from the back/forward cache after another member has signed in. */
export function reloadForAnother({ reload, ...session }: Session & Pick<Dependencies, 'reload'>): void {
  if (session.vault.accessToken() !== null && isCookieOfAnother(session)) reload();
}
