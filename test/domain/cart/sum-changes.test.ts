import { expect, it } from 'vitest';
import { sumChanges } from '#domain/cart/sum-changes.ts';
import { feesOf, type SummedCart } from '#domain/cart/sums.ts';
import { cart, club } from '#model-tests/samples/carts.ts';

const croissant = { ...club, sequenceNum: 2, name: 'Butter Croissant', quantity: 2, amount: 349, totalPrice: 698 };
const before: SummedCart = {
  discounts: [],
  donations: [],
  items: [club, croissant],
  cartSummary: { ...cart.cartSummary, subTotal: 1698, tax: 278, tip: 300, discount: 349, totalPrice: 1927 },
};
const sum = (of: string, from: number | null, to: number | null) => ({ of, sequenceNum: 0, name: '', quantity: 1, from, to });

it('a line that costs more is named with its count and both prices, then tax and total; what stays the same is not (SUBMIT-01)', () => {
  const dearer = { ...croissant, amount: 359, totalPrice: 718 };
  const now = {
    discounts: [],
    donations: [],
    items: [club, dearer],
    cartSummary: { ...before.cartSummary, subTotal: 1718, tax: 280, totalPrice: 1949 },
  };
  expect(sumChanges(before, now)).toEqual([
    { of: 'line', sequenceNum: 2, name: 'Butter Croissant', quantity: 2, from: 698, to: 718 },
    sum('tax', 278, 280),
    sum('total', 1927, 1949),
  ]);
});

it('a line that is gone or new has one price, and a discount that ended is named', () => {
  const cookie = { ...club, sequenceNum: 3, name: 'Cookie', amount: 299, totalPrice: 299 };
  const now = {
    discounts: [],
    donations: [],
    items: [club, cookie],
    cartSummary: { ...before.cartSummary, discount: 0, tip: 0, totalPrice: 1577 },
  };
  expect(sumChanges(before, now)).toEqual([
    { of: 'line', sequenceNum: 3, name: 'Cookie', quantity: 1, from: null, to: 299 },
    { of: 'line', sequenceNum: 2, name: 'Butter Croissant', quantity: 2, from: 698, to: null },
    sum('discount', -349, null),
    sum('tip', 300, null),
    sum('total', 1927, 1577),
  ]);
});

it('a service fee, which is in the total alone, is named as what nothing else accounts for (FLAGS-04)', () => {
  const withFee = { ...before, cartSummary: { ...before.cartSummary, totalPrice: 2127 } };
  expect(sumChanges(before, withFee)).toEqual([sum('fees', null, 200), sum('total', 1927, 2127)]);
  expect(sumChanges(withFee, before)).toEqual([sum('fees', 200, null), sum('total', 2127, 1927)]);
});

it.each([
  ['sums that come to more than the total', { totalPrice: 1900 }],
  ['a tax that is not worked out', { tax: null }],
  ['a total that is not known', { totalPrice: null }],
])('%s: no fee is made up (FLAGS-04)', (_, known) => {
  expect(feesOf({ ...before, cartSummary: { ...before.cartSummary, ...known } })).toBe(0);
});

it('a donation that was added or taken back is named by its cause (CART-17)', () => {
  const kitchen = { id: 'd1', name: 'Community kitchen', amount: 100 };
  const withOne: SummedCart = { ...before, donations: [kitchen], cartSummary: { ...before.cartSummary, totalPrice: 2027 } };
  const given = { ...sum('donation', null, 100), name: 'Community kitchen' };
  expect(sumChanges(before, withOne)).toEqual([given, sum('total', 1927, 2027)]);
  expect(sumChanges(withOne, before)).toEqual([{ ...given, from: 100, to: null }, sum('total', 2027, 1927)]);
});

it.each([
  ['the same total', 1927],
  ['a total that is not known', null],
])('%s names nothing', (_, totalPrice) => {
  expect(sumChanges(before, { discounts: [], donations: [], items: [club], cartSummary: { ...before.cartSummary, totalPrice } })).toEqual(
    [],
  );
});
