import type { CartItem } from '../cart/cart.ts';

/** More than these on one table are not told apart. */
const MOST_THINGS = 5;

type DrawnLine = Pick<CartItem, 'imgKey' | 'children'>;

const isKey = (key: string | null): key is string => key !== null && key !== '';

/**
 * Returns the keys of the pictures that show a line: those of the first two picks of a combo where both have one, else its own. Empty for a
 * line without a picture.
 */
export function picturesOfLine({ imgKey, children }: DrawnLine): readonly string[] {
  const picks = children.flatMap((child) => (child.isSide || !isKey(child.imgKey) ? [] : [child.imgKey])).slice(0, 2);
  if (picks.length > 1) return picks;
  return isKey(imgKey) ? [imgKey] : [];
}

/**
 * What the picture of an order shows, as keys of pictures: each line once, in their order, a combo by its picks; then a second of what was
 * ordered several times, as long as there is room. A line without a picture is left out.
 */
export function thingsOf(items: readonly (DrawnLine & Pick<CartItem, 'quantity'>)[]): readonly string[] {
  const drawn = items.map((item) => ({ keys: picturesOfLine(item), quantity: item.quantity }));
  const seconds = drawn.filter(({ quantity }) => quantity > 1);
  return [...drawn, ...seconds].flatMap(({ keys }) => keys).slice(0, MOST_THINGS);
}
