import { expect, it } from 'vitest';
import { LINE_GONE } from '#domain/cart/line.ts';
import { ofChanges, withoutSettled, withProblems } from '#domain/cart/problems.ts';

const limit = { key: 'cart.validation.quantitylimit', name: 'Club', maximum: 2 };
const amount = { key: 'cart.validation.thirdparty.orderamountlimit', name: null, maximum: 250 };
const gone = { key: LINE_GONE, name: 'Club', maximum: null };
const soldOut = { key: 'cart.validation.item.stockout', name: 'Melt', maximum: null };

it('what one more answer says joins what the guest has not seen, each once, as it was said last (QTY-04, QTY-05, CART-24)', () => {
  expect(withProblems([], [limit])).toEqual([limit]);
  expect(withProblems([limit, soldOut], [gone, { ...limit, maximum: 3 }])).toEqual([soldOut, gone, { ...limit, maximum: 3 }]);
  expect(withProblems([limit], [{ ...limit, name: 'Melt' }])).toHaveLength(2);
});

it('a line that was taken ends what was said of it, but not the limit that it exceeded before (QTY-05)', () => {
  expect(withoutSettled([limit, amount, gone, soldOut], ['Club'])).toEqual([limit, amount, soldOut]);
  expect(withoutSettled([gone], [])).toEqual([gone]);
});

it('an answer about the whole cart says anew what cannot be sold, and nothing of a change that was refused (QTY-04, QTY-05, CART-24)', () => {
  expect(ofChanges([limit, amount, gone, soldOut])).toEqual([limit, amount, gone]);
});
