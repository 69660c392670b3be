import type { CartItem, CartItemRequest } from '#contract/cart-item.ts';
import type { Nutrient } from '#contract/menu-item.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import type { RuledOrder } from './dynamic-prices.ts';
import { priceLine } from '../cart/line.ts';

/** What one of something comes to at a cafe, sold out or not, by the rules where they apply; null for what no kitchen makes (C-20, PRODUCT-06). */
export function itemPriceAt(asked: CartItemRequest, cafeId: string, now: string, ruled: RuledOrder | null) {
  const priced = priceLine(asked, 1, {
    cafeId,
    destination: defaultDestination,
    at: now,
    today: now.slice(0, 10),
    soldOut: new Set(),
    customizationsMaxAllowed: Number.POSITIVE_INFINITY,
    ruled,
    isChecking: false,
  });
  if (priced.kind === 'refused') return null;
  const { type, amount, calories, childItems, renderSource } = priced.item;
  const children = childItems.filter(({ type }) => type !== 'ALLERGEN');
  const parts = type === 'COMBO' ? children : [{ renderSource }, ...children];
  return {
    price: amount,
    calories: calories ?? 0,
    nutrients: summed(parts),
  };
}

/** A combo is its parts, a product itself and its side (PRODUCT-10). */
function summed(parts: readonly Pick<CartItem, 'renderSource'>[]): Nutrient[] {
  const sums = new Map<string, Nutrient>();
  for (const nutrient of parts.flatMap(({ renderSource }) => renderSource?.nutrients ?? [])) {
    const { value = 0 } = sums.get(nutrient.i18nName) ?? {};
    sums.set(nutrient.i18nName, { ...nutrient, value: value + nutrient.value });
  }
  return [...sums.values()];
}
