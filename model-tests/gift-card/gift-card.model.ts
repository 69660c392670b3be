import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { giftCardScreen } from '#machines/gift-card/gift-card.screen.ts';
import { defineModel } from '../kit/model.ts';
import { typedGift } from '../samples/paying.ts';

export const model = defineModel({
  machine: giftCardMachine,
  screen: giftCardScreen,
  screens: {
    opening: 'Whether balances are still asked for.',
    filling: 'Number and PIN, and what came of them.',
    blocked: 'Too many tries; a person to call.',
    finished: 'The card is added, or not.',
  },
  invariants: {
    'asks nothing once too many inquiries have failed (GIFTCARD-07)': ({ snapshot, trail }) =>
      !trail.some(({ output }) => output?.['kind'] === 'blocked') || snapshot.matches('blocked') || snapshot.matches('left'),
    'asks for a balance only after the captcha (GIFTCARD-09)': ({ snapshot, trail }) =>
      !snapshot.matches('inquiring') || trail.at(-1)?.output?.['kind'] === 'proven',
    'saves a card only where its member wants it (C-89)': ({ snapshot, trail }) =>
      !snapshot.matches('saving') || trail.findLast(({ type }) => type === 'giftCard.submitted')?.['isSaved'] === true,
    'adds a card however saving it ends (GIFTCARD-11)': ({ snapshot, trail }) =>
      !trail.at(-1)?.type.endsWith('actor.saveCard') || snapshot.matches('added'),
  },
  sentences: {
    events: {
      'giftCard.submitted': ({ isSaved }) => (isSaved ? 'Apply the card, and save it.' : 'Apply the card.'),
      'giftCard.left': 'Close the dialog.',
    },
    outcomes: {
      readCap: { open: 'Inquiries are made.', blocked: 'Too many have failed before.', failed: 'The count cannot be read.' },
      prove: { proven: 'The captcha answers, or there is none.', failed: 'The captcha does not answer.' },
      inquire: {
        found: ({ card: { lastFour } }) => `The card ending in ${lastFour} has money on it.`,
        empty: 'The card is empty.',
        unknown: 'There is no such card.',
        known: 'The card is on the page already.',
        blocked: 'That was one try too many.',
        disabled: 'The server takes no gift cards now.',
        unproven: 'The server does not take the answer of the captcha.',
        failed: 'No answer comes about the balance.',
      },
      saveCard: {
        saved: 'The card is in the account.',
        bonus: 'A bonus card cannot be saved.',
        unsure: 'No answer says whether the card was saved.',
        failed: 'The card cannot be saved now.',
      },
    },
  },
  inputs: {
    'a guest': { cafeId: '203', canSave: false, addedIds: [], pinOf: null },
    'a member': { cafeId: '203', canSave: true, addedIds: [], pinOf: null },
    'a card whose PIN was refused': { cafeId: '203', canSave: false, addedIds: ['secret-1'], pinOf: { id: 'secret-1', lastFour: '3000' } },
  },
  keys: ['isSaved', 'canSave', 'pinOf'],
  payloads: {
    'giftCard.submitted': [
      { secretId: 'secret-1', isSaved: false },
      { secretId: 'secret-1', isSaved: true },
    ],
  },
  outcomes: {
    readCap: { open: [{}], blocked: [{}] },
    prove: { proven: [{ proofId: 'proof-1' }] },
    inquire: {
      found: [{ card: typedGift, hasGiftCardTipping: null }],
      empty: [{}],
      unknown: [{}],
      known: [{}],
      blocked: [{}],
      disabled: [{}],
      unproven: [{}],
    },
    saveCard: { saved: [{}], bonus: [{}], failed: [{}], unsure: [{}] },
  },
});
