import type { CartItem } from '#domain/cart/cart.ts';
import type { ReorderLine } from '#domain/order/reorder.ts';
import { club } from './carts.ts';

/** A bowl of an earlier order, as it was. */
export const soupBefore: CartItem = { ...club, sequenceNum: 2, itemId: '101012', name: 'Soup', size: 'Bowl', amount: 699, totalPrice: 699 };

/** As it was. */
export const sameLine: ReorderLine = { before: club, now: club, changes: [], avoided: [] };
/** Off the menu. */
export const goneLine: ReorderLine = {
  before: soupBefore,
  now: null,
  changes: [{ kind: 'gone', reason: 'cart.validation.item.unknown' }],
  avoided: [],
};
/** Dearer by half a dollar. */
export const dearerLine: ReorderLine = {
  before: soupBefore,
  now: { ...soupBefore, amount: 749, totalPrice: 749 },
  changes: [{ kind: 'price', from: 699, to: 749 }],
  avoided: [],
};
/** With what the guest avoids. */
export const avoidedLine: ReorderLine = { before: soupBefore, now: soupBefore, changes: [], avoided: ['MILK'] };
/** Of which it is not known whether it has what the guest avoids. */
export const uncheckedLine: ReorderLine = { before: soupBefore, now: soupBefore, changes: [], avoided: null };
/** One fewer, and without its wish. */
export const changedLine: ReorderLine = {
  before: {
    ...soupBefore,
    quantity: 2,
    totalPrice: 1398,
    ingredients: [{ itemId: 'basil', name: 'Basil', custType: 'REMOVED', portion: 'No', originalItemId: null }],
  },
  now: soupBefore,
  changes: [{ kind: 'choices' }, { kind: 'quantity', from: 2, to: 1 }],
  avoided: [],
};
