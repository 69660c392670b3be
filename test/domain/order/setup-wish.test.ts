import { describe, expect, it } from 'vitest';
import { isSameWish, wishFor, type SetupWish } from '#domain/order/setup-wish.ts';
import { delivery } from '#model-tests/samples/orders.ts';

it('asks for an order in hand once more by its destination and cafe (NAV-10)', () => {
  expect(wishFor(delivery)).toEqual({ destination: 'DELIVERY', cafeId: '203', isGroup: false });
});

describe('two wishes', () => {
  const wish: SetupWish = { destination: 'RPU', cafeId: '203', isGroup: true };

  it('are the same where all that is asked for is, whatever is left out', () => {
    expect(isSameWish(wish, { ...wish })).toBe(true);
    expect(isSameWish({}, { destination: null, cafeId: null, isGroup: false })).toBe(true);
    expect(isSameWish({ destination: null, cafeId: null, isGroup: false }, {})).toBe(true);
  });

  it.for([
    { ...wish, destination: 'DINEIN' },
    { ...wish, cafeId: '204' },
    { ...wish, isGroup: false },
    { destination: 'RPU', cafeId: '203' },
    { cafeId: '203', isGroup: true },
    { destination: 'RPU', isGroup: true },
  ] satisfies SetupWish[])('differ where one thing does: %j', (other) => {
    expect(isSameWish(wish, other)).toBe(false);
    expect(isSameWish(other, wish)).toBe(false);
  });
});
