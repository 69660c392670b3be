import type { RouterContext } from '#src/app/router-context.ts';

/** What a link in an e-mail is for, by its page; every other page confirms the e-mail (QUERY-04). */
const purposes: Readonly<Record<string, 'reset.requested' | 'unsubscribe.requested'>> = {
  '/app/reset-password.html': 'reset.requested',
  '/app/unsubscribe.html': 'unsubscribe.requested',
};

/** Puts a link's token where no machine can read it, and begins what it is for; then it leaves the address (AMB-52). */
export async function takeEmailToken({ app, flows, vault }: RouterContext, path: string, token: string): Promise<void> {
  await flows.door();
  const tokenId = vault.keep(token);
  app.getSnapshot().children.session?.send({ type: purposes[path] ?? 'emailToken.found', tokenId });
}
