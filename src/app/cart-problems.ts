import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import '#src/text/late/cart.ts';
import type { App } from './actors.ts';
import type { createAppRouter } from './router.ts';

/** An error stays until it is dismissed or another notice takes its place. */
const UNTIL_DISMISSED_MS = Number.MAX_SAFE_INTEGER;

/** A change that did not go through, or of which it is not known. */
type CartFailure = Exclude<CartEmitted, { type: 'item.added' | 'fault.found' }>;

/** Says on any page but the cart's own, which says more, why a change of the cart did not go through (CART-23 to -26). */
export function showCartProblem(event: CartFailure, app: App, router: Pick<ReturnType<typeof createAppRouter>, 'state'>): void {
  if (isCartOrCheckout(router.state.location.pathname)) return;
  const isUnreachable = app.getSnapshot().children.cart?.getSnapshot().matches('unreachable') ?? false;
  const action = isUnreachable ? { name: 'cart.retry', key: 'cart.retry' } : { name: 'cart', key: 'shell.viewCart' };
  const name = 'name' in event ? event.name : '';
  const key =
    event.type === 'itemFailedToAdd' ? 'cart.failed.add' : event.type === 'change.doubted' ? 'cart.failed.unclear' : 'cart.failed';
  const reasonCode = 'reasonCode' in event ? event.reasonCode : null;
  app.send({ type: 'notice.shown', notice: noticeOf('error', key, { values: { name }, reasonCode, action, ms: UNTIL_DISMISSED_MS }) });
}
