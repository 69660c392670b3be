import type { RouterContext } from '#src/app/router-context.ts';

/** The page of a link in an e-mail: without its token, as after a reload, the page says so itself. */
export async function enterLink({ app, flows }: RouterContext, kind: 'reset' | 'unsubscribe'): Promise<void> {
  await flows.session();
  const { session } = app.getSnapshot().children;
  if (session?.getSnapshot().matches({ link: kind }) === false) session.send({ type: 'link.opened', link: { kind, tokenId: '' } });
}
