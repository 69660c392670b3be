import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { addressSearchScreen } from '#machines/address-search/address-search.screen.ts';
import { defineModel } from './kit/model.ts';
import { lastTyped } from './samples/typed.ts';
import { springfield } from './samples/orders.ts';

export const model = defineModel({
  machine: addressSearchMachine,
  screen: addressSearchScreen,
  screens: {
    asking: 'The field for the address, and what was wrong with it.',
    working: 'The address is looked up, then the cafe that delivers there.',
    suggesting: 'The address as the map has it: is this the one?',
    unanswered: 'No answer came; one button asks again.',
    found: 'The address stands.',
    pickup: 'The order is picked up instead.',
  },
  invariants: {
    'keeps what the guest typed (CAFE-22)': ({ screen, trail }) => {
      const typed = lastTyped(trail);
      return typed === null || screen.typed.text === typed;
    },
  },
  sentences: {
    events: {
      'address.submitted': ({ text }) => `Enter the address "${text}".`,
      'suggestion.accepted': 'Take the suggested address.',
      'suggestion.declined': 'Decline the suggested address.',
      'search.retried': 'Try the search again.',
      'pickup.chosen': 'Pick it up instead.',
    },
    outcomes: {
      geocodeAddress: {
        accepted: 'The address is recognized.',
        didYouMean: 'The server suggests another address.',
        invalid: 'The text is not an address.',
        unrecognized: 'The address is not known.',
        failed: 'No answer comes about the address.',
      },
      findDeliveringCafe: {
        found: ({ cafeId }) => `Cafe ${cafeId} delivers there.`,
        outOfReach: 'No cafe delivers there.',
        failed: 'No answer comes about cafes that deliver.',
      },
    },
  },
  inputs: { 'first delivery': { typed: { text: '', line2: '', instructions: '' } } },
  payloads: {
    'address.submitted': [
      { text: ' 1 main st 62701', line2: 'Apt 2 ', instructions: ' Side door' },
      { text: '', line2: '', instructions: '' },
    ],
  },
  outcomes: {
    geocodeAddress: {
      accepted: [{ address: springfield }],
      didYouMean: [{ address: springfield }],
      invalid: [{}],
      unrecognized: [{}],
    },
    findDeliveringCafe: { found: [{ cafeId: '203', distance: 804 }], outOfReach: [{}] },
  },
});
