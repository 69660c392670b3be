import { waitFor } from 'xstate';
import { isRemovalOf } from '#domain/cart/pending.ts';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { LostLine } from '#domain/order/lost-lines.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import '#src/text/lazy/cart.ts';
import { lineNames } from '#src/flows/cart/line-names.ts';

/** Removes lines with one change, so that one press puts them all back; says so, for as long as it can, where the page does not show the cart. */
export async function removeLost(
  [first, ...rest]: readonly LostLine[],
  pathname: string,
  { actors, send }: Pick<RouterContext, 'actors' | 'send'>,
): Promise<void> {
  if (first === undefined) return;
  const others = rest.map(({ sequenceNum }) => sequenceNum);
  actors.cart.send({ type: 'line.removed', sequenceNum: first.sequenceNum, ...(others.length > 0 && { others }) });
  const cart = runningActor(actors.cart);
  const own = cart?.getSnapshot().context.queue.find(({ change }) => isRemovalOf(change, [first.sequenceNum, ...others]))?.change;
  // A full queue takes no more, and says so.
  if (!cart || !own || isCartOrCheckout(pathname) || actors.overlays.getSnapshot().context.stack.includes('cart-drawer')) return;
  const { context } = await waitFor(
    cart,
    (snapshot) =>
      snapshot.context.queue.every(({ change }) => change !== own) || snapshot.matches('refused') || snapshot.matches('unreachable'),
  );
  // With the next change it can be put back no more.
  const { removed } = context;
  if (!removed?.line || context.queue.length > 0) return;
  const values = { name: lineNames([removed.line, ...(removed.others ?? [])].map(({ name }) => name)) };
  const action = { name: 'cart.undo', key: 'cart.undo' };
  send({ type: 'notice.shown', notice: noticeOf('info', 'cart.removed', { values, action, subject: 'cart' }) });
  const { unsubscribe } = cart.subscribe((snapshot) => {
    if (snapshot.context.removed === removed) return;
    unsubscribe();
    actors.notices.send({ type: 'notice.withdrawn', subject: 'cart' });
  });
}
