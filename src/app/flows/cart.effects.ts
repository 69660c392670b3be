import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { FlowEffects, HandlersOf } from '../effects.ts';
import type { Services } from '../services.ts';
import type { CartFailure } from './cart-failure.ts';

const showFailure = async (event: CartFailure, services: Services) => (await import('./cart-failure.ts')).showCartFailure(event, services);

/** Notices of what came into the cart and what did not, on whatever page the guest is (CART-22 to -26, NAV-28). */
const on: HandlersOf<typeof cartMachine> = {
  'item.added': (_, { send, location }) => {
    // The cart shows the item itself, and the notice would cover the fields of the checkout.
    if (isCartOrCheckout(location().pathname)) return;
    send({ type: 'notice.shown', notice: noticeOf('success', 'cart.added', { action: { name: 'cart', key: 'shell.viewCart' } }) });
  },
  createFailed: showFailure,
  updateFailed: showFailure,
  itemFailedToAdd: showFailure,
  itemFailedToModify: showFailure,
  itemFailedToRemove: showFailure,
  quantityFailedToChange: showFailure,
  'change.doubted': showFailure,
};

export const cartEffects: FlowEffects = { name: 'cart', on };
