import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import type { FindDonationInput, FindDonationResult, SaveDonationInput, SaveDonationResult } from '#machines/donation/donation.types.ts';

it('an amount that is pressed while it is unclear whether the one before was given is given next (CART-17)', async () => {
  const asked: number[] = [];
  const actor = createActor(
    donationMachine.provide({
      actors: {
        saveDonation: fromPromise<SaveDonationResult, SaveDonationInput>(async ({ input }) => {
          asked.push(input.request.amount);
          throw new Error('No answer came.');
        }),
        findDonation: fromPromise<FindDonationResult, FindDonationInput>(async () => {
          throw new Error('No answer came.');
        }),
      },
    }),
    { input: { cartId: 'cart-1' } },
  ).start();
  actor.send({ type: 'donation.changed', donation: { id: '801', name: 'Bread' }, amount: 500 });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('unclear')).toBe(true));
  actor.send({ type: 'donation.changed', donation: { id: '802', name: 'Milk' }, amount: 100 });
  await vi.waitFor(() => expect(asked).toEqual([500, 100]));
});
