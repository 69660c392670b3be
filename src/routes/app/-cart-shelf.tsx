import type { Cart } from '#domain/cart/cart.ts';
import { deliveryTermsOf, missingForDelivery, orderableSubtotal, unavailableLines } from '#domain/cart/orderable.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { LittleMoreForDelivery } from './-little-more.tsx';

const GoesWell = lazyExtra(async () => (await import('./-goes-well.tsx')).GoesWell);

/** Below the lines of the cart: what would bring a delivery to its minimum, else what goes well with them. */
export function CartShelf({ order, cart }: { readonly order: SetUpOrder; readonly cart: Cart }) {
  const missing = missingForDelivery(deliveryTermsOf(order), orderableSubtotal(cart.items, unavailableLines(cart)));
  const shelf = { order, cart };
  return missing > 0 ? <LittleMoreForDelivery {...shelf} missing={missing} /> : <GoesWell {...shelf} />;
}
