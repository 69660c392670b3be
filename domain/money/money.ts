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

/**
 * `$9.79`, `$1,234.00` or `-$5.00`, for the guest to read. Written out here, since the browser's formatter takes a phone tens of milliseconds to make, on
 * every page with a price (decision 056).
 */
export function formatCents(cents: Cents): string {
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${dollars.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${rest}`;
}
