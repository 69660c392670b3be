import { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { paymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import { defineModel } from '../kit/model.ts';
import { campusCardId, milStarId, visaId } from '../samples/account.ts';

export const model = defineModel({
  machine: paymentEntryMachine,
  screen: paymentEntryScreen,
  screens: {
    filling: 'The form, and why it was not kept before.',
    finished: 'It is kept, or not.',
  },
  invariants: {
    'is kept only where the server says so (PAYSTORED-18)': ({ snapshot, trail }) =>
      snapshot.output?.kind !== 'saved' || trail.at(-1)?.output?.['kind'] === 'saved',
    'says of a number that the server does not take, and of nothing else, that it is none (PAYSTORED-19)': ({ screen, trail }) =>
      screen.kind !== 'filling' || (screen.trouble === 'invalid') === (trail.at(-1)?.output?.['kind'] === 'invalid'),
    'shows what came back until the next press': ({ screen, trail }) =>
      screen.kind !== 'filling' || screen.trouble === null || trail.at(-1)?.type !== 'entry.submitted',
  },
  sentences: {
    events: {
      'entry.submitted': 'Press Save card.',
      'entry.left': 'Cancel.',
    },
    outcomes: {
      save: {
        saved: 'It is kept.',
        gone: 'What was to be changed is gone.',
        invalid: 'The server does not take the number.',
        declined: 'The bank says no.',
        unknown: 'No answer comes, and the account cannot be read.',
        refused: ({ reasonCode }) => `It is refused (${reasonCode}).`,
        failed: 'No answer comes.',
      },
    },
  },
  inputs: {
    'a new card': { kind: 'card', id: null },
    'a stored card': { kind: 'card', id: visaId },
    'a new campus card': { kind: 'campusCard', id: null },
    'a stored campus card': { kind: 'campusCard', id: campusCardId },
    'a new Military Star card': { kind: 'milStar', id: null },
    'a stored Military Star card': { kind: 'milStar', id: milStarId },
  },
  keys: ['kind', 'id'],
  payloads: { 'entry.submitted': [{ secretId: 'secret-1' }] },
  outcomes: {
    save: {
      saved: [{ held: null }],
      gone: [{}],
      invalid: [{}],
      declined: [{}],
      unknown: [{}],
      refused: [{ reasonCode: 'error.request.invalid' }],
    },
  },
});
