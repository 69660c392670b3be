import { describe, expect, it } from 'vitest';
import { canGoGreen, E_MARKETABLE_VERSION, filledDetails, isEmail, isParkingSpot, wrongDetails } from '#domain/checkout/details.ts';
import { checkout } from '#src/text/en/checkout.ts';

const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567', smsOptIn: false };

describe('who an order is for (CHECKOUT-06, VALID-01)', () => {
  it('is complete with a name, an email address and a phone', () => {
    expect(wrongDetails(ana, '')).toEqual([]);
    expect(wrongDetails(ana, '  ')).toEqual([]);
    expect(wrongDetails(ana, '12')).toEqual([]);
  });

  it.for([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: ' ' }, 'lastName'],
    [{ email: 'ana@example' }, 'email'],
    [{ phone: '555 123 456' }, 'phone'],
    [{ firstName: 'An<a' }, 'firstName'],
    [{ lastName: 'Ruiz!' }, 'lastName'],
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
] as const)('%j as an email address: %s', ([typed, isOne]) => {
  expect(isEmail(typed)).toBe(isOne);
});

it.for([
  [' 7 ', true],
  ['99', true],
  ['0', false],
  ['07', false],
  ['100', false],
  ['a7', false],
] as const)('%j as a parking spot (CHECKOUT-08, VALID-05): %s', ([typed, isOne]) => {
  expect(isParkingSpot(typed)).toBe(isOne);
});

describe('the form of the checkout', () => {
  const known = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(555) 123-4567' };

  it('has what is known of a member where nothing was typed', () => {
    expect(filledDetails(known, { firstName: 'Bea' })).toMatchObject({ ...known, firstName: 'Bea' });
  });

  it('has the wishes that came with the order until they are typed anew (ORD-SETUP-24, CART-31, CHECKOUT-08)', () => {
    const came = { parkingSpot: '12', specialInstructions: 'Ring twice', goGreen: true };
    expect(filledDetails(null, {}, came)).toMatchObject(came);
    expect(filledDetails(null, { specialInstructions: '', goGreen: false }, came)).toMatchObject({
      parkingSpot: '12',
      specialInstructions: '',
      goGreen: false,
    });
    expect(filledDetails(null, {}, { parkingSpot: null, specialInstructions: null, goGreen: null })).toEqual(filledDetails(null, {}));
  });

  it('leaves a field empty that was emptied', () => {
    expect(filledDetails(known, { phone: '' }).phone).toBe('');
  });

  it('has only what was typed where nothing may be known (SESSION-17)', () => {
    expect(Object.values(filledDetails(null, { email: 'a@b.co' })).filter(Boolean)).toEqual(['a@b.co']);
  });
});

it.each([
  ['RPU', true],
  ['DELIVERY', true],
  ['CURBSIDE', true],
  ['DRIVE_THRU', true],
  ['DINEIN', false],
] as const)('utensils and napkins of %s can be left out: %s (CART-31)', (destination, can) => expect(canGoGreen(destination)).toBe(can));

it('the words by which a guest agrees to news and offers are those of their version: others raise it (CART-30)', () => {
  expect([E_MARKETABLE_VERSION, checkout['checkout.news']]).toEqual(['1', 'Email me news and offers']);
});
