import type { Cents } from '../money/money.ts';

/** Returns what a part adds to its combo, in cents: its total price, else its amount, else nothing (COMBO-11, E-43). */
export const childPrice = ({ totalPrice, amount }: { readonly totalPrice: Cents | null; readonly amount: Cents | null }): Cents =>
  totalPrice ?? amount ?? 0;
