import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** C-08 (CAFE-22 to -25): `valid`, `invalid`, or anything else for an address that cannot be told. */
export const geocode = endpoint({
  name: 'geocode',
  method: 'get',
  path: '/geocode',
  access: 'public',
  query: v.looseObject({ address: v.pipe(v.string(), v.nonEmpty()) }),
  answer: v.looseObject({
    address1: v.string(),
    city: v.string(),
    state: v.string(),
    postalCode: v.string(),
    country: v.string(),
    formattedAddress: v.string(),
    deliveryAddressStatus: v.string(),
  }),
});
