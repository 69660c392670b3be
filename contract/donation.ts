import * as v from 'valibot';
import { cartCall as call } from './cart-summary.ts';
import { endpoint } from './endpoint.ts';
import { Id, Money } from './wire.ts';

/** C-37 */
export const addDonations = endpoint({
  name: 'cart.donationAdd',
  method: 'post',
  path: '/cart/donations',
  body: v.looseObject({ cartId: Id, donations: v.array(v.looseObject({ donationId: Id, amount: Money })) }),
  ...call,
});

/** C-38 */
export const removeDonation = endpoint({
  name: 'cart.donationRemove',
  method: 'delete',
  path: '/cart/donations/{cartId}/{donationId}',
  ...call,
});
