import { isSameValue } from '../same-value.ts';
import type { CartChange, CartLineRequest } from './line.ts';

const unpriced = (line: CartLineRequest): CartLineRequest => {
  const { shownPrice: _shown, ...asked } = line;
  return asked;
};

/** Returns whether two lines ask for the same, whatever it cost where the guest asked for it (CART-24, PRICING-01). */
export const isSameLine = (one: CartLineRequest, other: CartLineRequest): boolean => isSameValue(unpriced(one), unpriced(other));

const unpressed = (change: CartChange): CartChange => {
  if (change.kind === 'add') return { kind: 'add', line: unpriced(change.line) };
  return change.kind === 'modify' ? { ...change, line: unpriced(change.line) } : change;
};

/** Returns whether two changes ask for the same, by whatever press and at whatever price (CART-24, PRICING-01). */
export const isSameChange = (one: CartChange, other: CartChange): boolean => isSameValue(unpressed(one), unpressed(other));
