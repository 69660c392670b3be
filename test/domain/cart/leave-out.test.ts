import { expect, it } from 'vitest';
import { canCheckOutWithout, linesToLeaveOut, totalWithout, withoutUnavailable } from '#domain/cart/leave-out.ts';
import { pendingChange } from '#domain/cart/pending.ts';
import { cart, club, clubLine } from '#model-tests/samples/carts.ts';

const soup = { ...club, sequenceNum: 2, name: 'Soup', totalPrice: 649, isUnavailable: true };
const out = [{ sequenceNum: 2 }];
const withSums = (subTotal: number | null, totalPrice: number | null) => ({
  ...cart,
  items: [club, soup],
  cartSummary: { ...cart.cartSummary, subTotal, totalPrice },
});

it('a line whose removal waits is not left out a second time (CART-24)', () => {
  const both = [{ sequenceNum: 1 }, { sequenceNum: 2 }];
  expect(linesToLeaveOut(both, [])).toEqual(both);
  const changes = [pendingChange({ kind: 'remove', sequenceNum: 2 }), pendingChange({ kind: 'quantity', sequenceNum: 1, by: 1 })];
  expect(linesToLeaveOut(both, changes)).toEqual([{ sequenceNum: 1 }]);
});

it('a line whose replacement waits is not left out: its removal would take the new item away (CART-24)', () => {
  const swap = pendingChange({ kind: 'modify', cartId: cart.cartId, sequenceNum: 2, line: clubLine });
  expect(linesToLeaveOut([{ sequenceNum: 1 }, { sequenceNum: 2 }], [swap])).toEqual([{ sequenceNum: 1 }]);
});

it('the total without what cannot be ordered is known only where the sum of the server leaves it out too (CART-24)', () => {
  expect(totalWithout(withSums(1000, 1080), out)).toBe(1080);
  expect(totalWithout(withSums(1649, 1780), out)).toBeNull();
  expect(totalWithout(withSums(null, 1080), out)).toBeNull();
  expect(totalWithout(withSums(1000, null), out)).toBeNull();
  expect(totalWithout(withSums(1649, 1780), [])).toBe(1780);
  // A line of which only an exception is left has no price to tell it by.
  expect(totalWithout(withSums(1649, 1780), [{ sequenceNum: 9 }])).toBe(1780);
});

it('a cart of which nothing can be ordered does not lead to the checkout (CHECKOUT-01)', () => {
  const both = withSums(1000, 1080);
  expect(withoutUnavailable(both, out).items).toEqual([club]);
  expect(canCheckOutWithout(both, out)).toBe(true);
  expect(canCheckOutWithout(both, [{ sequenceNum: 1 }, { sequenceNum: 2 }])).toBe(false);
  const handedIn = { cartStatus: 'SUBMITTED' as const, items: [{ quantity: 1 }] };
  expect(canCheckOutWithout({ ...both, childCarts: [handedIn] }, [{ sequenceNum: 1 }, { sequenceNum: 2 }])).toBe(true);
});
