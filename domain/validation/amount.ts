import type { Cents } from '../money/money.ts';

interface Bounds {
  readonly min?: Cents;
  readonly max?: Cents;
}

/** An amount within its bounds, both included; none at all is not (VALID-10). */
export const isWithin = (amount: Cents | undefined, { min = -Infinity, max = Infinity }: Bounds): boolean =>
  amount !== undefined && amount >= min && amount <= max;

/** What is kept of an amount as it is typed: at most 16 digits and one point (VALID-11, AMB-19). */
export function typedAmount(typed: string): string {
  const [whole = '', ...rest] = typed.replaceAll(/[^\d.]/g, '').split('.');
  const fraction = rest.join('');
  const kept = `${whole}${fraction}`.slice(0, 16);
  return rest.length === 0 ? kept : `${kept.slice(0, whole.length)}.${kept.slice(whole.length)}`;
}
