import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MenuSearch, ProductSearch, SetupSearch } from '#domain/navigation/search.ts';
import { parseSearch, stringifySearch } from '#src/app/search-text.ts';

const setup = (search: string) => v.parse(SetupSearch, parseSearch(search));

it('the order setup reads what it begins with (QUERY-02, QUERY-10)', () => {
  expect(setup('?cafeId=203&destination=delivery&groupOrder=true&step=cafe&returnTo=/app/cart.html')).toEqual({
    cafeId: '203',
    destination: 'DELIVERY',
    groupOrder: 'true',
    step: 'cafe',
    returnTo: '/app/cart.html',
  });
});

it('a value that is not known counts as absent, so that no address breaks the order setup', () => {
  const wrong = setup('?cafeId=&destination=moon&groupOrder=yes&step=&returnTo=https://evil.test/');
  expect(stringifySearch(wrong)).toBe('');
  expect(setup('')).toEqual({});
  expect(v.parse(SetupSearch, { cafeId: 7, destination: null, groupOrder: true, returnTo: [] })).toEqual({});
});

it('of a parameter that repeats the first value counts', () => {
  expect(setup('?cafeId=203&cafeId=204&destination=RPU&destination=DINEIN')).toEqual({ cafeId: '203', destination: 'RPU' });
  expect(v.parse(MenuSearch, parseSearch('?section=soups&section=bread'))).toEqual({ section: 'soups' });
  expect(v.parse(ProductSearch, parseSearch('?cart=a&line=2&line=3'))).toEqual({ cart: 'a', line: '2' });
});

it('a category and a line without a value count as absent', () => {
  expect(v.parse(MenuSearch, parseSearch('?section='))).toEqual({});
  expect(v.parse(ProductSearch, parseSearch('?line='))).toEqual({});
});

it('what a schema read, read once more, is the same: links hand it on', () => {
  const once = setup('?destination=dinein&returnTo=/app/menu.html');
  expect(v.parse(SetupSearch, once)).toEqual(once);
});
