import '#src/text/lazy/cart.ts';
import '#src/text/lazy/cart-trouble.ts';
import { reasonText, text } from '#src/text/text.ts';

/** Why the server takes no such cart, or not the line with this name. */
export const cartRefusal = (reasonCode: string, name: string | null = null): string =>
  reasonText(reasonCode, { name: name ?? text('cart.thisItem') }) ?? text('cart.refused');
