import { expect, it } from 'vitest';
import { changedAddress } from '#domain/address/change.ts';

const known = {
  id: 'address-1',
  name: 'Home',
  phone: '2175550101',
  addressLine1: '1 Old State Capitol Plaza',
  city: 'Springfield',
  state: 'IL',
  country: 'US',
  postalCode: '62701',
  latitude: 39.799,
  longitude: -89.644,
  countryDivision: 'Illinois',
};
const { phone: _phone, latitude: _latitude, longitude: _longitude, countryDivision: _division, ...edited } = known;

it('ADDR-01 ADDR-04 a renamed address keeps its phone, its coordinates and what the server adds to it', () => {
  expect(changedAddress(known, { ...edited, name: 'Parents' })).toEqual({ ...known, name: 'Parents' });
});

it('ADDR-01 spelling in another case or with spaces around is the same location', () => {
  expect(changedAddress(known, { ...edited, city: ' SPRINGFIELD ' })).toMatchObject({ latitude: 39.799, longitude: -89.644 });
});

it.for([{ addressLine1: '7 Oak Street' }, { city: 'Chatham' }, { state: 'MO' }, { country: 'CA' }, { postalCode: '62702' }])(
  'ADDR-01 another location %j drops the coordinates and keeps the phone',
  (moved) => {
    expect(changedAddress(known, { ...edited, ...moved })).toMatchObject({
      ...moved,
      phone: '2175550101',
      latitude: null,
      longitude: null,
    });
  },
);

it('ADDR-04 a new address has no coordinates', () => {
  expect(changedAddress(null, { ...edited, id: null })).toEqual({ ...edited, id: null, latitude: null, longitude: null });
});
