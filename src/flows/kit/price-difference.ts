import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';

/** What a choice adds to the price, `+$1.50` or `−$0.50`; undefined where it adds nothing. */
export const priceDifference = (cents: Cents): string | undefined =>
  cents === 0 ? undefined : `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))}`;

/** What a part adds to its combo: `Included` or `+$1.00`. */
export const partPrice = (cents: Cents): string => priceDifference(cents) ?? text('product.part.included');
