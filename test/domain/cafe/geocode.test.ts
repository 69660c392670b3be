import { expect, it } from 'vitest';
import { judgeGeocode } from '#domain/cafe/geocode.ts';

it('accepts an address that differs in case and spaces, which departs from CAFE-22 (decision 025)', () => {
  const found = { status: 'VALID', formattedAddress: '1 Main St' };
  expect(judgeGeocode(' 1  MAIN st ', found)).toBe('accepted');
  expect(judgeGeocode('1Main St', found)).toBe('didYouMean');
});

it('accepts a whole address without its commas and periods, which departs from CAFE-22 (decision 025)', () => {
  const found = { status: 'valid', formattedAddress: '215 N Clay Ave, Kirkwood, MO 63122' };
  expect(judgeGeocode('215 N. Clay Ave Kirkwood, MO 63122', found)).toBe('accepted');
  expect(judgeGeocode('215 N Clay Ave Kirkwood 63122', found)).toBe('didYouMean');
});
