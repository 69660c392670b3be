import { formatCents, type Cents } from '#domain/money/money.ts';

/** What a choice adds to the price, `+$1.50` or `−$0.50`; undefined where it adds nothing. */
export const priceDifference = (cents: Cents): string | undefined =>
  cents === 0 ? undefined : `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))}`;
