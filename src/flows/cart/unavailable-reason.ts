import type { CartLineRequest } from '#domain/cart/line.ts';
import { dependsOnOrder, type UnavailableLine } from '#domain/cart/orderable.ts';
import '#src/text/lazy/cart.ts';
import { hasText, text } from '#src/text/text.ts';

/** Returns why a line cannot be ordered, and when it can, as the menu says; null where it does not. */
export type WhyOfLine = (line: CartLineRequest) => string | null;

/** Why a line cannot be ordered: as the menu says, in the words for its exception, else in general ones. */
export function reasonOf({ reason }: UnavailableLine, why: string | null): string {
  if (why !== null && (reason === null || dependsOnOrder(reason))) return text('cart.unavailable.why', { why });
  const key = `cart.unavailable.${reason}`;
  return text(hasText(key) ? key : 'cart.unavailable');
}
