import type { CartItem } from '#domain/cart/cart.ts';
import type { CartChange } from '#domain/cart/line.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/cart-trouble.ts';
import { text, type TextKey } from '#src/text/text.ts';

/** Says which change got no answer, by the name that its line has in the cart; null: the cart was to be made (CART-25, CART-26). */
export function unsavedWords(change: CartChange | null, items: readonly Pick<CartItem, 'sequenceNum' | 'name'>[]): string {
  if (change === null) return text('cart.unreachable.order');
  if (change.kind === 'add') return text('cart.failed.add', { name: change.line.name });
  const found = items.find(({ sequenceNum }) => sequenceNum === change.sequenceNum);
  const name = found?.name ?? (change.kind === 'modify' ? change.line.name : null);
  if (name === null) return text('cart.unsaved');
  return text(change.kind === 'remove' ? 'cart.unsaved.remove' : 'cart.unsaved.line', { name });
}

/** Returns the words of the button that gives up a change without an answer. */
export const dropKey = (change: CartChange | null): TextKey =>
  change === null ? 'cart.drop' : change.kind === 'add' ? 'cart.waiting.drop' : 'cart.unsaved.undo';
