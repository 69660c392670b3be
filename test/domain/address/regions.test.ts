import { describe, expect, it } from 'vitest';
import { isPostalCode, regionCode, regionsOf } from '#domain/address/regions.ts';

describe('The regions of a country (ADDR-01, ADDR-03)', () => {
  it('are 50 states, the District of Columbia and 5 territories in the United States, and 13 in Canada', () => {
    expect(regionsOf('US')).toHaveLength(56);
    expect(regionsOf('CA')).toHaveLength(13);
  });

  it.for(['US', 'CA'] as const)('are in the order of their names in %s', (country) => {
    const names = regionsOf(country).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  });

  it.for([
    ['US', 'IL', 'IL'],
    ['US', ' illinois ', 'IL'],
    ['US', 'District of Columbia', 'DC'],
    ['CA', 'qc', 'QC'],
    ['US', 'QC', null],
    ['CA', 'Illinois', null],
    ['US', '', null],
  ] as const)('of %s: %j has the code %j', ([country, named, code]) => {
    expect(regionCode(country, named)).toBe(code);
  });
});

it.for([
  ['US', '62701', true],
  ['US', ' 62701 ', true],
  ['US', '6270', false],
  ['US', '62701-1234', false],
  ['US', 'M5V 2T6', false],
  ['CA', 'M5V 2T6', true],
  ['CA', 'm5v2t6', true],
  ['CA', '62701', false],
] as const)('VALID-03 in %s, %j is a postal code: %j', ([country, typed, isValid]) => {
  expect(isPostalCode(country, typed)).toBe(isValid);
});
