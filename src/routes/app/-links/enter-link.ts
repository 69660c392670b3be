import { isPending } from '#machines/kit/lazy.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** The page of a link in an email: without its token, as after a reload, the page says so itself. */
export function enterLink({ startSession }: RouterContext, kind: 'reset' | 'unsubscribe'): void {
  const session = startSession();
  const snapshot = session.getSnapshot();
  const isOpened = isPending(snapshot) ? snapshot.queue.some(({ type }) => type === 'link.opened') : snapshot.matches({ link: kind });
  if (!isOpened) session.send({ type: 'link.opened', link: { kind, tokenId: '' } });
}
