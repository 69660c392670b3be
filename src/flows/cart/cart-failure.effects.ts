import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { noticeOf, UNTIL_DISMISSED_MS } from '#domain/notice/notice.ts';
import type { CartEmitted } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import type { Services } from '#src/app/services.ts';

/** A change that did not go through, or whose result is not known. */
export type CartFailure = Exclude<CartEmitted, { type: 'item.added' | 'cart.foundPlaced' | 'failure.left' | 'fault.found' }>;

/** Shows why a change of the cart did not go through, on any page but the cart's own, which says more (CART-23 to -26). */
export function showCartFailure(event: CartFailure, { actors, location, send }: Pick<Services, 'actors' | 'location' | 'send'>): void {
  if (isCartOrCheckout(location().pathname)) return;
  const isUnreachable = actors.cart.getSnapshot().matches('unreachable');
  const action = isUnreachable ? { name: 'cart.retry', key: 'cart.retry' } : { name: 'cart', key: 'shell.viewCart' };
  const name = 'name' in event ? event.name : '';
  const isOnline = actors.site.getSnapshot().matches({ open: { connection: 'online' } });
  const key =
    event.type === 'itemFailedToAdd'
      ? isOnline
        ? 'cart.failed.add'
        : 'cart.failed.add.offline'
      : event.type === 'change.doubted'
        ? 'cart.failed.unclear'
        : 'cart.failed';
  const reasonCode = 'reasonCode' in event ? event.reasonCode : null;
  send({
    type: 'notice.shown',
    notice: noticeOf('error', key, { values: { name }, reasonCode, action, subject: 'cart', ms: UNTIL_DISMISSED_MS }),
  });
}
