import type { RouterContext } from '#src/app/router-context.ts';
import type { FileRouteTypes } from '#src/routeTree.gen.ts';

/** What a link in an email is for, by its page; every other page confirms the email (QUERY-04). */
const purposes: Readonly<Record<string, 'reset' | 'unsubscribe'>> = {
  '/app/reset-password.html': 'reset',
  '/app/unsubscribe.html': 'unsubscribe',
} satisfies Partial<Record<FileRouteTypes['to'], 'reset' | 'unsubscribe'>>;

/** Puts a link's token where no machine can read it, and begins what it is for; then it leaves the address (AMB-52). */
export function takeEmailToken({ auth, startSession, vault }: RouterContext, path: string, token: string): void {
  const tokenId = vault.keep(token, { outlivesSession: true });
  const kind = purposes[path];
  if (kind === undefined) return auth.open({ kind: 'emailConfirmation', tokenId });
  startSession().send({ type: 'link.opened', link: { kind, tokenId } });
}
