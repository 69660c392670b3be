/** Whole US cents. Sums are made in cents only; the wire speaks decimal dollars. */
export type Cents = number;

/**
 * Decimal dollars from the wire, as cents, half up.
 * @throws RangeError when the amount is not a finite number.
 */
export function centsFrom(dollars: number): Cents {
  if (!Number.isFinite(dollars)) throw new RangeError(`${dollars} is not an amount.`);
  // The shortest decimal text of the number is what was meant: 1.005 is 1.005, whatever its binary neighbour.
  const [mantissa, exponent] = String(Math.abs(dollars)).split('e');
  return Math.sign(dollars) * Math.round(Number(`${mantissa}e${Number(exponent ?? 0) + 2}`)) + 0;
}

/** Cents as decimal dollars with at most two decimals, for the wire (CONSTANTS-01). */
export const dollarsFrom = (cents: Cents): number => cents / 100;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$9.79`, for the guest to read. */
export const formatCents = (cents: Cents): string => usd.format(cents / 100);
