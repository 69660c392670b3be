import { expect, it } from 'vitest';
import { judgeGeocode } from '#domain/cafe/geocode.ts';

it('reads an address whatever its case and spaces (CAFE-22)', () => {
  const found = { status: 'VALID', formattedAddress: '1 Main St' };
  expect(judgeGeocode(' 1  MAIN st ', found)).toBe('accepted');
  expect(judgeGeocode('1Main St', found)).toBe('didYouMean');
});

it('asks nothing about a whole address that was typed without its commas (CAFE-22)', () => {
  const found = { status: 'valid', formattedAddress: '215 N Clay Ave, Kirkwood, MO 63122' };
  expect(judgeGeocode('215 N. Clay Ave Kirkwood, MO 63122', found)).toBe('accepted');
  expect(judgeGeocode('215 N Clay Ave Kirkwood 63122', found)).toBe('didYouMean');
});
