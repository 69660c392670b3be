import { describe, expect, it } from 'vitest';
import { addressTypes, cityOf, countryCode, isWholeAddress, saveMethod } from '#domain/address/saved.ts';

const mill = { streetNumber: '500', route: 'E Adams St', city: 'Springfield', state: 'IL', country: 'US', postalCode: '62701' };

it('E-67 is replaced where it is known, else made (ADDR-07)', () => {
  expect(saveMethod({ id: 7 })).toBe('PUT');
  expect(saveMethod({ id: 0 })).toBe('PUT');
  expect(saveMethod({ isDefault: true })).toBe('PUT');
  expect(saveMethod({})).toBe('POST');
  expect(saveMethod({ id: '', isDefault: false })).toBe('POST');
  expect(saveMethod({ id: null })).toBe('POST');
});

it('is of one of four kinds (ADDR-02)', () => {
  expect(addressTypes).toEqual(['Residential', 'Business', 'College Campus', 'Other']);
});

it.for([
  ['United States', 'US'],
  ['Canada', 'CA'],
  ['ca', 'CA'],
  ['US', 'US'],
  ['en-US', 'US'],
  ['en-CA', 'CA'],
  [' canada ', 'CA'],
  ['France', 'US'],
  ['', 'US'],
] as const)('%j is %s (ADDR-03)', ([named, code]) => {
  expect(countryCode(named)).toBe(code);
});

describe('an address of the map', () => {
  it('is whole with every part (ADDR-05)', () => {
    expect(isWholeAddress(mill)).toBe(true);
  });

  it.for(['streetNumber', 'route', 'city', 'state', 'country', 'postalCode'] as const)('is not without its %s (ADDR-05)', (part) => {
    expect(isWholeAddress({ ...mill, [part]: ' ' })).toBe(false);
  });

  it('names its city by the likeliest field (ADDR-06, OPEN-15)', () => {
    const fields = { locality: 'A', postal_town: 'B', sublocality: 'C', administrative_area_level_3: 'D', neighborhood: 'E' };
    const names = Object.keys(fields) as (keyof typeof fields)[];
    for (const [at, name] of names.entries()) {
      const left = Object.fromEntries(names.slice(at).map((field) => [field, fields[field]]));
      expect(cityOf(left)).toBe(fields[name]);
    }
    expect(cityOf({ locality: ' ', postal_town: ' B ' })).toBe('B');
    expect(cityOf({ country: 'US' })).toBe('');
  });
});
