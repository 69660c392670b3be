import { expect, it } from 'vitest';
import type { SavedAddress } from '#domain/address/saved.ts';
import { addressProblems, draftOf, emptyDraft } from '#src/flows/profile/address-draft.ts';

const saved: SavedAddress = {
  id: 'address-1',
  name: 'Home',
  isDefault: false,
  phone: '2175550101',
  addressLine1: '1 Main St',
  addressLine2: null,
  city: 'Springfield',
  state: 'IL',
  country: 'US',
  postalCode: '62701',
  addressType: 'Residential',
  latitude: null,
  longitude: null,
};

it.for([
  [
    { country: 'United States', state: 'Illinois' },
    { country: 'US', state: 'IL' },
  ],
  [
    { country: 'canada', state: 'ON' },
    { country: 'CA', state: 'ON' },
  ],
  [
    { country: 'US', state: 'Atlantis' },
    { country: 'US', state: '' },
  ],
] as const)('ADDR-03 a saved address of %j is in the form as %j', ([stored, shown]) => {
  expect(draftOf({ ...saved, ...stored })).toMatchObject(shown);
});

it('ADDR-04 a saved address shows its phone as it is read, and an empty second line', () => {
  expect(draftOf(saved)).toMatchObject({ phone: '(217) 555-0101', addressLine2: '' });
});

it('ADDR-01 an address of the list of states and a ZIP code has no problem; the phone may be empty', () => {
  expect(addressProblems(draftOf(saved))).toEqual({});
  expect(addressProblems({ ...draftOf(saved), phone: '' })).toEqual({});
});

it('ADDR-01 each field that keeps an address from being saved is named', () => {
  expect(Object.keys(addressProblems({ ...emptyDraft('US'), phone: '(217) 5' }))).toEqual([
    'addressLine1',
    'city',
    'state',
    'postalCode',
    'phone',
  ]);
  expect(addressProblems({ ...draftOf(saved), country: 'CA' })).toEqual({
    state: 'Choose a province.',
    postalCode: 'Enter a postal code like M5V 2T6.',
  });
});
