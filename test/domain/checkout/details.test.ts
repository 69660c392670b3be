import { describe, expect, it } from 'vitest';
import { isEmail, isParkingSpot, wrongDetails } from '#domain/checkout/details.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };

describe('who an order is for (CHECKOUT-06)', () => {
  it('is complete with a name, an e-mail address and a phone', () => {
    expect(wrongDetails(ana, '')).toEqual([]);
    expect(wrongDetails(ana, '  ')).toEqual([]);
    expect(wrongDetails(ana, '12')).toEqual([]);
  });

  it.for([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: ' ' }, 'lastName'],
    [{ email: 'ana@example' }, 'email'],
    [{ phone: '555 123 456' }, 'phone'],
  ] as const)('is not with %j', ([wrong, field]) => {
    expect(wrongDetails({ ...ana, ...wrong }, '')).toEqual([field]);
  });

  it('names the spot last, where it is none', () => {
    expect(wrongDetails({ ...ana, firstName: '' }, '0')).toEqual(['firstName', 'parkingSpot']);
  });
});

it.for([
  [' ana@example.com ', true],
  ['ana @example.com', false],
  ['ana@exa mple.com', false],
  ['ana@example.c', false],
  ['ana@example.com x', false],
  ['a b@example.com', false],
] as const)('%j as an e-mail address: %s', ([typed, isOne]) => {
  expect(isEmail(typed)).toBe(isOne);
});

it.for([
  [' 7 ', true],
  ['99', true],
  ['0', false],
  ['07', false],
  ['100', false],
  ['a7', false],
] as const)('%j as a parking spot (CHECKOUT-08): %s', ([typed, isOne]) => {
  expect(isParkingSpot(typed)).toBe(isOne);
});
