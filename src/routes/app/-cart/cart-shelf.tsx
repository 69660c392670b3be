import { memo } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { deliveryTermsOf, missingForDelivery, orderableSubtotal, unavailableLines } from '#domain/cart/orderable.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { ComingShelf } from '#src/flows/cart/ComingShelf.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';

const LittleMoreForDelivery = lazyExtra(async () => (await import('./little-more.tsx')).LittleMoreForDelivery, <ComingShelf />);
const GoesWell = lazyExtra(async () => (await import('./goes-well.tsx')).GoesWell, <ComingShelf />);

const SeasonShelf = lazyExtra(async () => (await import('../-home/season-shelf.tsx')).SeasonShelf);

interface CartShelfProps {
  readonly order: SetUpOrder;
  /** Null: there is none yet. */
  readonly cart: Cart | null;
}

/**
 * Below the lines of the cart: what would bring a delivery to its minimum, else what goes well with them. An empty one begins with the season. Each
 * step of a change draws the cart, and not this.
 */
export const CartShelf = memo(function CartShelf({ order, cart }: CartShelfProps) {
  if (cart === null || cart.items.length === 0) return <SeasonShelf order={order} />;
  const missing = missingForDelivery(deliveryTermsOf(order), orderableSubtotal(cart.items, unavailableLines(cart)));
  const shelf = { order, cart };
  return missing > 0 ? <LittleMoreForDelivery {...shelf} missing={missing} /> : <GoesWell {...shelf} />;
});
