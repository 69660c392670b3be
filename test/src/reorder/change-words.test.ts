import { expect, it } from 'vitest';
import { club } from '#model-tests/samples/carts.ts';
import type { ReorderLine } from '#domain/order/reorder.ts';
import { changeWords } from '#src/flows/reorder/change-words.ts';

const gone = (reason: string | null): ReorderLine => ({ before: club, now: null, changes: [{ kind: 'gone', reason }], avoided: [] });
const unavailable = gone('cart.validation.item.unavailable');

it('an item of an order of before that the time excludes says when it can be had, and else why not (CART-06, AVAIL-06)', () => {
  expect(changeWords(unavailable, () => 'From 10:30 AM at this cafe')).toEqual(['From 10:30 AM at this cafe']);
  expect(changeWords(unavailable, () => null)).toEqual(['Not available at this time or cafe']);
});

it('an item that another time would not bring back says nothing of times (CART-06)', () => {
  const why = () => 'From 10:30 AM at this cafe';
  expect(changeWords(gone('cart.validation.item.customization'), why)).toEqual(['Not available with your changes']);
  expect(changeWords(gone(null), why)).toEqual(['Not on the menu today']);
});
