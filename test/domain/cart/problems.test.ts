import { expect, it } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import {
  currentRefusals,
  goneLinesIn,
  goneProblem,
  isLimit,
  ofGoneLines,
  withLimits,
  withoutLines,
  withRefusals,
} from '#domain/cart/problems.ts';

const limit = { key: 'cart.validation.quantitylimit', name: 'Club', maximum: 2 };
const amount = { key: 'cart.validation.thirdparty.orderamountlimit', name: null, maximum: 250 };
const gone = goneProblem(plainLine('72022', 'Club'));
const soldOut = { key: 'cart.validation.item.stockout', name: 'Melt', maximum: null, sequenceNum: 2 };

it('a problem with a maximum is a limit (QTY-04, QTY-05)', () => {
  expect([limit, amount, gone, soldOut].map(isLimit)).toEqual([true, true, false, false]);
});

it('what one more answer says joins what the guest has not seen, each once, as it was said last (QTY-04, QTY-05, CART-24)', () => {
  expect(withLimits([], [limit, soldOut])).toEqual([limit]);
  expect(withLimits([limit, amount], [{ ...limit, maximum: 3 }])).toEqual([amount, { ...limit, maximum: 3 }]);
  expect(withLimits([limit], [{ ...limit, name: 'Melt' }])).toHaveLength(2);
  expect(withRefusals([gone, soldOut], [limit, { ...soldOut }])).toEqual([gone, soldOut]);
  expect(withRefusals([soldOut], [{ ...soldOut, sequenceNum: 3 }])).toHaveLength(2);
});

it('a line that was taken or is gone ends what was said of it, and of no other line with its name (CART-24, CART-25)', () => {
  const other = { ...soldOut, sequenceNum: 3 };
  expect(withoutLines([gone, soldOut, other], [2])).toEqual([gone, other]);
  expect(withoutLines([gone, soldOut], [])).toEqual([gone, soldOut]);
});

it('an answer about the whole cart says anew what cannot be sold, and nothing of a line that was gone (CART-24, CART-25)', () => {
  expect(ofGoneLines([gone, soldOut])).toEqual([gone]);
  expect(goneLinesIn([gone, soldOut])).toEqual([plainLine('72022', 'Club')]);
});

it('what is said of a line that the cart has no more holds no longer (CART-24)', () => {
  const named = { i18nKey: soldOut.key, itemId: null, name: 'Melt', sequenceNum: 2, maximumAllowed: null };
  expect(currentRefusals([gone, soldOut], { items: [], exceptions: [] })).toEqual([gone]);
  expect(currentRefusals([gone, soldOut], { items: [], exceptions: [named] })).toEqual([gone, soldOut]);
});
