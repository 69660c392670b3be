import { storedPaymentsMachine } from '#machines/stored-payments/stored-payments.machine.ts';
import { storedPaymentsScreen } from '#machines/stored-payments/stored-payments.screen.ts';
import { defineModel } from '../kit/model.ts';
import { campusCardId, giftCardId, milStarId, mastercardId, payPalId, visaId } from '../samples/account.ts';

export const model = defineModel({
  machine: storedPaymentsMachine,
  screen: storedPaymentsScreen,
  screens: {
    listing: 'What is stored, and what has just changed.',
    entering: 'A card or campus card is typed, in the place of its row.',
    connecting: 'The member agrees with PayPal.',
    asking: 'Whether it is to be deleted, and why it was not.',
  },
  invariants: {
    'says that something has changed only after the server did (PAYSTORED-18)': ({ screen, trail }) =>
      screen.kind !== 'listing' || screen.news === null || ['saved', 'deleted'].includes(String(trail.at(-1)?.output?.['kind'])),
    'deletes nothing without a yes': ({ snapshot, trail }) => !snapshot.matches('deleting') || trail.at(-1)?.type === 'deletion.confirmed',
    'keeps a card that a subscription pays with, and says so (PAYSTORED-18)': ({ screen, trail }) =>
      trail.at(-1)?.output?.['kind'] !== 'assigned' || (screen.kind === 'asking' && screen.trouble === 'assigned'),
  },
  sentences: {
    events: {
      'entry.opened': ({ kind, id }) =>
        id === null
          ? `Press Add a ${kind === 'card' ? 'card' : kind === 'milStar' ? 'Military Star card' : 'campus card'}.`
          : `Edit ${id}.`,
      'payPal.opened': 'Press Connect PayPal.',
      'deletion.opened': ({ id }) => `Ask to remove ${id}.`,
      'deletion.confirmed': 'Press Remove.',
      'deletion.left': 'Cancel.',
    },
    outcomes: {
      paymentEntry: {
        saved: 'The card is kept.',
        gone: 'The card is not in the account any more.',
        left: 'Nothing is typed any more.',
        failed: 'The flow of the card fails.',
      },
      payPal: {
        saved: 'PayPal is connected.',
        left: 'PayPal is not connected.',
        failed: 'The flow of PayPal fails.',
      },
      remove: {
        deleted: 'It is deleted.',
        assigned: 'A subscription pays with it.',
        refused: ({ reasonCode }) => `The deletion is refused (${reasonCode}).`,
        failed: 'No answer comes about the deletion.',
      },
    },
  },
  inputs: { opened: undefined },
  keys: ['entry', 'target', 'news'],
  payloads: {
    'entry.opened': [
      { kind: 'card', id: null },
      { kind: 'card', id: mastercardId },
      { kind: 'campusCard', id: null },
      { kind: 'campusCard', id: campusCardId },
      { kind: 'milStar', id: milStarId },
    ],
    'deletion.opened': [
      { kind: 'card', id: visaId },
      { kind: 'giftCard', id: giftCardId },
      { kind: 'payPal', id: payPalId },
      { kind: 'campusCard', id: campusCardId },
      { kind: 'milStar', id: milStarId },
    ],
  },
  outcomes: {
    paymentEntry: { saved: [{ held: null }], gone: [{}], left: [{}] },
    payPal: { saved: [{ held: null }], left: [{}] },
    remove: { deleted: [{}], assigned: [{}], refused: [{ reasonCode: 'error.request.invalid' }] },
  },
});
