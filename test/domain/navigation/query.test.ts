import { expect, it } from 'vitest';
import { hasStored, setCampaignParams, noCampaignParams, readQuery, withoutStored } from '#domain/navigation/query.ts';
import { parseSearch, stringifySearch } from '#src/app/search-text.ts';

const read = (search: string) => readQuery(parseSearch(search));
const nothing = read('');

it('E-58: stores the discount code and the referrer, and takes them out of the address (QUERY-03, -05)', () => {
  const query = parseSearch('?discountCode=x10&regReferrer=abc&foo=1');
  expect(readQuery(query)).toEqual({ ...nothing, discountCode: 'x10', regReferrer: 'abc' });
  expect(withoutStored(query)).toEqual({ foo: '1' });
});

it('takes the campaign and the email token out of the address too (QUERY-04, -06, AMB-52)', () => {
  const query = parseSearch('?token=t1&regCampaign=spring&openOverlay=cart-drawer');
  expect(readQuery(query)).toEqual({ ...nothing, token: 't1', regCampaign: 'spring', openOverlay: 'cart-drawer' });
  expect(withoutStored(query)).toEqual({ openOverlay: 'cart-drawer' });
});

it('reads a promotion code under any spelling of its name, in upper case (QUERY-07, AMB-02)', () => {
  expect(read('?promoCode= save10 ').promoCode).toBe('SAVE10');
  expect(read('?PROMOCODE=b').promoCode).toBe('B');
  expect(read('?promocode=').promoCode).toBeNull();
});

it('knows two actions, and the two that are switches (QUERY-11 to -14, AMB-58)', () => {
  expect(read('?action=signIn').action).toBe('signIn');
  expect(read('?action=startAnOrder').action).toBe('startAnOrder');
  expect(read('?action=dance').action).toBeNull();
  expect(read('?action=test')).toMatchObject({ action: null, isTest: true, isDebug: false });
  expect(read('?test&debug')).toMatchObject({ isTest: true, isDebug: true });
  expect(read('?test=false&debug=0')).toMatchObject({ isTest: false, isDebug: false });
});

it('reads the rest, and blanks as nothing (QUERY-02, -08 to -10, -15)', () => {
  expect(read('?groupOrder=true&homeCafeId=7&ref=r&cafeId=203&nco=')).toEqual({
    ...nothing,
    groupOrder: true,
    homeCafeId: '7',
    ref: 'r',
    cafeId: '203',
    nco: '',
  });
  expect(read('?groupOrder=yes&homeCafeId=%20')).toEqual(nothing);
});

it('an address keeps repeated parameters when one parameter leaves it (QUERY-03 to -06)', () => {
  const search = parseSearch('?tag=a&discountCode=x10&tag=b%20c&cafeId=203');
  expect(hasStored(search)).toBe(true);
  const kept = withoutStored(search);
  expect(hasStored(kept)).toBe(false);
  expect(stringifySearch(kept)).toBe('?tag=a&tag=b+c&cafeId=203');
  expect(stringifySearch({})).toBe('');
});

it('of a name that repeats the first value counts', () => {
  expect(read('?cafeId=203&cafeId=204&promoCode=a&promocode=b')).toEqual({ ...nothing, cafeId: '203', promoCode: 'A' });
  expect(read('?promoCode=a&promoCode=b').promoCode).toBe('A');
});

it('keeps what came earlier until something new is said', () => {
  const kept = setCampaignParams({ ...noCampaignParams, discountCode: 'OLD', ref: 'r' }, { ...noCampaignParams, discountCode: 'NEW' });
  expect(kept).toEqual({ ...noCampaignParams, discountCode: 'NEW', ref: 'r' });
});
