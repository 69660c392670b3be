import { expect, it } from 'vitest';
import { change } from '#sandbox/world/cart/change.ts';
import type { StoredCart } from '#sandbox/world/cart/stored.ts';
import { cafe, cafeOf, cartFor } from './setting.ts';

const parked = cartFor({ cafeId: cafe.id, destination: 'CURBSIDE', parkingSpot: '7' });
const spotAfter = (parkingSpot: string | null | undefined) =>
  (change(parked, { cartSummary: { parkingSpot } }, cafeOf) as StoredCart).parkingSpot;

it('a parking spot is kept where a change does not name it, and cleared where it says null', () => {
  expect(spotAfter(undefined)).toBe('7');
  expect(spotAfter('8')).toBe('8');
  expect(spotAfter(null)).toBeNull();
});
