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
  },
  invariants: {
    'keeps what the guest typed (CAFE-22)': ({ screen, trail }) => {
      const typed = lastTyped(trail);
      return typed === null || screen.typed.text === typed;
    },
  },
  inputs: { 'first delivery': { typed: { text: '', line2: '' } } },
  payloads: {
    'address.submitted': [
      { text: ' 1 main st 62701', line2: 'Apt 2 ' },
      { text: '', line2: '' },
    ],
  },
  outcomes: {
    geocodeAddress: {
      accepted: [{ address: springfield }],
      didYouMean: [{ address: springfield }],
      invalid: [{}],
      unrecognized: [{}],
    },
    findDeliveringCafe: { found: [{ cafeId: '203' }], outOfReach: [{}] },
  },
});
