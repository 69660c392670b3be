import { expect, it } from 'vitest';
import { judgeGeocode } from '#domain/cafe/geocode.ts';

it('reads an address whatever its case and spaces (CAFE-22)', () => {
  const found = { status: 'VALID', formattedAddress: '1 Main St' };
  expect(judgeGeocode(' 1  MAIN st ', found)).toBe('accepted');
  expect(judgeGeocode('1Main St', found)).toBe('didYouMean');
});
