import { expect, it } from 'vitest';
import { offeredAddresses, typedAddress } from '#domain/address/offered.ts';
import { must } from '#domain/must.ts';
import { addresses } from '#model-tests/samples/account.ts';

const home = must(addresses[0], 'an address');
const street = (addressLine1: string) => ({ ...home, id: null, name: '', addressLine1 });

it('Recent addresses are offered before the saved ones, each place once and by the name that it was saved with (ADDR-08)', () => {
  const recent = [street('9 Lake Drive'), { ...home, id: null, name: '', addressLine1: ` ${home.addressLine1.toUpperCase()} ` }];
  expect(offeredAddresses(recent, [home]).map(({ name, addressLine1 }) => [name, addressLine1])).toEqual([
    ['', '9 Lake Drive'],
    [home.name, home.addressLine1],
  ]);
  expect(offeredAddresses([], [])).toEqual([]);
});

it('No more than four addresses are offered (ADDR-08)', () => {
  expect(offeredAddresses(['1', '2', '3'].map(street), ['4', '5', '6'].map(street))).toHaveLength(4);
});

it('An offered address reads as a guest would type it', () => {
  const place = { ...home, addressLine1: '1 Main St', city: 'Springfield', state: 'IL', postalCode: '62701' };
  expect(typedAddress(place)).toBe('1 Main St, Springfield, IL 62701');
});
