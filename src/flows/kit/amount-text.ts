import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';

/** Returns an amount in words that say how sure it is: the server's, or the sum of the menu's prices (PRODUCT-07). */
export const amountText = (cents: Cents, isEstimate: boolean): string =>
  isEstimate ? text('product.about', { price: formatCents(cents) }) : formatCents(cents);
