import type { CartItemRequest } from '#contract/cart-item.ts';
import { destinations } from '#domain/order/order.ts';
import { emptyCart } from '#sandbox/world/cart/change.ts';
import type { ServingCafe, CafeNow, StoredCart } from '#sandbox/world/cart/stored.ts';
import { placards, type SoldItem } from '#sandbox/world/menu/catalog.ts';

/** A cafe that does everything; its id has run out of nothing that these tests order. */
export const cafe: ServingCafe = {
  id: '600001',
  name: 'Market Street',
  phone: '3145550100',
  timeZone: 'America/Chicago',
  state: 'MO',
  customizationsMaxAllowed: 5,
  leadMinutes: 15,
  destinations,
  minDeliveryCents: 1500,
  deliveryProvider: '',
  donations: [],
};

export const cafeOf = (id: string) => (id === cafe.id ? cafe : null);

/** A Friday, at lunch. */
export const lunch: CafeNow = { cafe, now: '2026-11-20T12:00' };

export const cartFor = (given: Partial<StoredCart> = {}): StoredCart => ({ ...emptyCart('cart-1'), cafeId: cafe.id, ...given });

/** An item by its placard and size, as the menu has it. */
export function sold(placardId: number, size?: string): SoldItem {
  const all = placards.get(String(placardId))?.items ?? [];
  const item = all.find((candidate) => (size === undefined ? candidate.isDefault : candidate.size === size));
  if (!item) throw new Error(`No ${placardId} ${size ?? ''}`);
  return item;
}

export const asking = (placardId: number, given: Partial<CartItemRequest> & { size?: string } = {}): CartItemRequest => ({
  itemId: sold(placardId, given.size).itemId,
  quantity: 1,
  ...given,
});
