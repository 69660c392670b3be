import { describe, expect, it } from 'vitest';
import { canCheckOut } from '#domain/cart/checkable.ts';

describe('a checkout needs something to pay for (CHECKOUT-01)', () => {
  it.for([
    [{ items: [1], childCarts: [] }, true],
    [{ items: [], childCarts: [{ cartStatus: 'SUBMITTED', items: [1] }] }, true],
    [{ items: [], childCarts: [{ cartStatus: 'SUBMITTED', items: [] }] }, false],
    [{ items: [], childCarts: [{ cartStatus: 'IN_PROGRESS', items: [1] }] }, false],
  ] as const)('%j: %s', ([cart, isEnough]) => {
    expect(canCheckOut(cart)).toBe(isEnough);
  });
});
