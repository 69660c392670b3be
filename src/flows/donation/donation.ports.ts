import { fromPromise } from 'xstate';
import { callFailureOf } from '#domain/app/call-failure.ts';
import { amountOf } from '#domain/donation/donation.ts';
import type { FindDonationInput, FindDonationResult, SaveDonationInput, SaveDonationResult } from '#machines/donation/donation.types.ts';
import { cartApi, showCart } from '#src/api/cart-changes.ts';
import { donationsApi } from '#src/api/donations.ts';
import { cartChanger, type CartChangeDependencies } from '#src/flows/kit/cart-change.ports.ts';
import { refusalIn } from '#src/flows/kit/refusal.ports.ts';

/** What donations ask of the server (C-37, C-38). */
export function donationPorts(deps: CartChangeDependencies) {
  const { call, queryClient, announceChange } = deps;
  const api = donationsApi(call);
  const change = cartChanger(deps);
  return {
    saveDonation: fromPromise<SaveDonationResult, SaveDonationInput>(async ({ input: { cartId, request }, signal }) => {
      const { donation, amount } = request;
      try {
        await change(cartId, signal, () =>
          amount > 0 ? api.add(cartId, donation.id, amount, signal) : api.remove(cartId, donation.id, signal),
        );
        return { kind: 'saved' };
      } catch (error) {
        if (refusalIn(error, ['notFound']) === null) throw error;
        return { kind: 'refused', failure: callFailureOf(error) };
      }
    }),

    findDonation: fromPromise<FindDonationResult, FindDonationInput>(async ({ input: { cartId, donationId }, signal }) => {
      const cart = await cartApi(call).summary(cartId, signal);
      await showCart(call, queryClient, cart);
      announceChange();
      return { kind: 'found', amount: amountOf(cart.donations, donationId) };
    }),
  };
}
