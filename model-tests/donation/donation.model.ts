import { donationMachine } from '#machines/donation/donation.machine.ts';
import { donationScreen } from '#machines/donation/donation.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';

const donation = { id: '801', name: 'Bread for the food bank' };
const failure = { endpoint: 'cart.donationAdd', kind: 'refused', status: 409, reasonCode: 'cart.validation.status' };

export const model = defineModel({
  machine: donationMachine,
  screen: donationScreen,
  screens: {
    calm: 'What is given, and what the cafe collects for.',
    saving: 'The donation is on its way into the cart, or out of it.',
    asking: 'The cart is asked what is given.',
    saved: 'It is on the order, or removed; the guest reads it.',
    unsaved: 'It is not as the guest asked for; one button tries again.',
    unclear: 'It is not known whether it is on the order; one button asks again.',
  },
  invariants: {
    'gives and takes back only by the guest’s word (CART-17)': ({ snapshot, trail }) =>
      !snapshot.matches('saving') ||
      trail.at(-1)?.type === 'donation.retried' ||
      trail.findLast(({ type }) => !type.endsWith('actor.findDonation'))?.type === 'donation.changed',
    'a call without an answer is asked about, never repeated by itself (C-37, C-38)': ({ snapshot, trail }) =>
      trail.at(-1)?.type !== 'xstate.error.actor.saveDonation' || snapshot.matches('asking'),
    'is said to be on the order only where the server or the cart has said so': ({ screen, trail }) =>
      screen.kind !== 'saved' || isSaved(trail.at(-1), screen.amount),
  },
  sentences: {
    events: {
      'donation.changed': ({ amount }) => (amount > 0 ? `Give ${amount} cents.` : 'Take the donation back.'),
      'donation.retried': 'Try again.',
      'answer.retried': 'Check again.',
    },
    outcomes: {
      saveDonation: {
        saved: 'The server has it in the cart.',
        refused: ({ failure: { reasonCode } }) => `The server refuses it (${reasonCode}).`,
        failed: 'No answer comes about it.',
      },
      findDonation: { found: ({ amount }) => `The cart has ${amount} cents.`, failed: 'The cart cannot be read.' },
    },
  },
  inputs: { opened: { cartId: 'cart-1' } },
  payloads: {
    'donation.changed': [
      { donation, amount: 200 },
      { donation, amount: 0 },
    ],
  },
  keys: ['request', 'next'],
  outcomes: {
    saveDonation: { saved: [{}], refused: [{ failure }] },
    findDonation: { found: [{ amount: 200 }, { amount: 0 }] },
  },
});

const isSaved = (last: TrailEvent | undefined, amount: number): boolean =>
  last?.output?.['kind'] === 'saved' || (last?.output?.['kind'] === 'found' && last.output['amount'] === amount);
