import { centsFrom, type Cents } from '../money/money.ts';

interface Bounds {
  readonly min?: Cents;
  readonly max?: Cents;
}

/** An amount within its bounds, both included; none at all is not (VALID-10). */
export const isWithin = (amount: Cents = Number.NaN, { min = -Infinity, max = Infinity }: Bounds = {}): boolean =>
  amount >= min && amount <= max;

/** Dollars as `typedAmount` keeps them, in cents, half up; null: no number. */
export const centsOf = (typed: string): Cents | null => (/\d/.test(typed) ? centsFrom(Number(typed)) : null);

/** An amount as typed, reduced to at most 16 digits and one point (VALID-11, AMB-19). */
export function typedAmount(typed: string): string {
  const kept = typed.replaceAll(/[^\d.]/g, '');
  const point = kept.indexOf('.');
  const digits = kept.replaceAll('.', '').slice(0, 16);
  return point === -1 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}
