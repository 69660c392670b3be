import type { UnavailableLine } from '#domain/cart/orderable.ts';
import '#src/text/lazy/cart.ts';
import { hasText, text } from '#src/text/text.ts';

/** Why a line cannot be ordered: in the words for its exception, else in general ones. */
export function reasonOf({ reason }: UnavailableLine): string {
  const key = `cart.unavailable.${reason}`;
  return text(hasText(key) ? key : 'cart.unavailable');
}
