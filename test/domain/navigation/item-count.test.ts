import { expect, it } from 'vitest';
import { itemCount } from '#domain/navigation/order-bar.ts';

it('counts a cart without a group (NAV-14)', () => {
  expect(itemCount({ items: [] })).toBe(0);
  expect(itemCount({ items: [{ quantity: 2 }] })).toBe(2);
});
