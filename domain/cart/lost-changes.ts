import type { Cart, CartItem } from './cart.ts';
import type { CartLineRequest, LineIngredient } from './line.ts';

/** A line that lost its changes, as it is remembered. */
export interface LostChanges {
  readonly sequenceNum: number;
  /** What it is made of: another text says that the guest has changed it since. */
  readonly choices: string;
}

/** Text that is equal for two lines of the same choices, whatever their notes. */
const choicesOf = ({ itemId, ingredients, children }: Pick<CartLineRequest, 'itemId' | 'ingredients' | 'children'>): string =>
  [[itemId, ...ingredientsKey(ingredients)], ...children.map((child) => [child.itemId, ...ingredientsKey(child.ingredients)])]
    .map(String)
    .toSorted()
    .join(';');

const ingredientsKey = (ingredients: readonly LineIngredient[]) => ingredients.map(({ itemId, portion }) => itemId + portion).toSorted();

const marked = (item: CartItem): CartItem => (item.hasLostChanges ? item : { ...item, hasLostChanges: true });

/**
 * Returns a cart whose lines that lost their changes are all marked, and what to remember of them: the server may say it of a line no more as its
 * quantity changes, while only the guest's choices end it (CART-27).
 *
 * @param known What was remembered of the same cart before.
 */
export function keepLostChanges<Shown extends Pick<Cart, 'items'>>(
  cart: Shown,
  known: readonly LostChanges[],
): { readonly cart: Shown; readonly known: readonly LostChanges[] } {
  const isKnown = (item: CartItem) => known.some((line) => line.sequenceNum === item.sequenceNum && line.choices === choicesOf(item));
  const items = cart.items.map((item) => (isKnown(item) ? marked(item) : item));
  return {
    cart: items.every((item, at) => item === cart.items[at]) ? cart : { ...cart, items },
    known: items.flatMap((item) => (item.hasLostChanges ? { sequenceNum: item.sequenceNum, choices: choicesOf(item) } : [])),
  };
}

/**
 * Returns a cart in which a line that was put back is marked as it was before (CART-27). `id`: of the change that put it back. Where the server does
 * not echo it, all lines that are the same are marked: it may have joined them.
 */
export function withLostAddition<Shown extends Pick<Cart, 'items'>>(cart: Shown, id: string, line: CartLineRequest): Shown {
  const choices = choicesOf(line);
  const isEchoed = cart.items.some(({ changeId }) => changeId === id);
  const isIt = (item: CartItem) => (isEchoed ? item.changeId === id : choicesOf(item) === choices);
  return { ...cart, items: cart.items.map((item) => (isIt(item) ? marked(item) : item)) };
}
