import type { RouterContext } from '#src/app/router-context.ts';

/** The page of a link in an e-mail: without its token, as after a reload, the page says so itself. */
export async function enterLink({ app, door }: RouterContext, kind: 'reset' | 'unsubscribe'): Promise<void> {
  const at = app.getSnapshot().children.session?.getSnapshot().children.door;
  if (at?.getSnapshot().matches(kind) !== true) await door.open({ kind, tokenId: '' });
}
