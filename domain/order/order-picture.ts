import type { CartItem } from '../cart/cart.ts';

/** More than these on one table are not told apart. */
const MOST_THINGS = 5;

/**
 * What the picture of an order shows, as keys of pictures: each line once, in their order; then a second of what was ordered several times,
 * as long as there is room. A line without a picture is left out.
 */
export function thingsOf(items: readonly Pick<CartItem, 'imgKey' | 'quantity'>[]): readonly string[] {
  const drawn = items.flatMap(({ imgKey, quantity }) => (imgKey === null || imgKey === '' ? [] : [{ imgKey, quantity }]));
  const seconds = drawn.filter(({ quantity }) => quantity > 1);
  return [...drawn, ...seconds].slice(0, MOST_THINGS).map(({ imgKey }) => imgKey);
}
