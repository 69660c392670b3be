import { addDonations, removeDonation } from '#contract/donation.ts';
import { dollarsFrom, type Cents } from '#domain/money/money.ts';
import { cartFrom } from './cart-read.ts';
import type { Client } from './client.ts';

/** Calls that change the donations of a cart (CART-17). */
export const donationsApi = (call: Client) => ({
  /** Gives an amount in place of any that is given to the same cause. */
  add: (cartId: string, donationId: string, amount: Cents, signal: AbortSignal) =>
    call(addDonations, { body: { cartId, donations: [{ donationId, amount: dollarsFrom(amount) }] }, signal }).then(cartFrom),
  remove: (cartId: string, donationId: string, signal: AbortSignal) =>
    call(removeDonation, { params: { cartId, donationId }, signal }).then(cartFrom),
});
