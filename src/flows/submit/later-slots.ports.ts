import { kitchenAmount } from '#domain/cart/sums.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { isLargeOrder } from '#domain/slots/order-size.ts';
import type { TimeObstacle } from './obstacle.ports.ts';
import type { SlotOfferDependencies } from './slot-offer.ports.ts';

interface Dependencies extends SlotOfferDependencies {
  readonly actors: { readonly order: { getSnapshot(): { readonly context: { readonly order: SetUpOrder | null } } } };
}

/** Returns what judges the time of the order in hand by its cart, and what offers others in its place. Seldom asked, so the code comes then. */
export function laterSlots(deps: Dependencies) {
  const code = () => import('./slot-offer.ports.ts');
  return {
    /** Without its code no large order is sent. */
    timeObstacle: (async (cart) => {
      const { order } = deps.actors.order.getSnapshot().context;
      const size = { isCatering: deps.config.isCatering, amount: kitchenAmount(cart) };
      return order !== null && isLargeOrder(order.cafe, size) ? (await code()).timeObstacle(cart, order, deps) : null;
    }) satisfies TimeObstacle,
    /** Without its code the time of the server is offered. */
    offerFor: (cartId: string, slot: SlotOffer, signal: AbortSignal): Promise<SlotOffer> =>
      code().then(
        ({ offerFor }) => offerFor(cartId, slot, deps, signal),
        () => slot,
      ),
  };
}
