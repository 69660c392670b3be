import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { addressSearchScreen } from '#machines/address-search/address-search.screen.ts';
import { defineModel } from './kit/model.ts';
import { springfield } from './samples/orders.ts';

export const model = defineModel({
  machine: addressSearchMachine,
  screen: addressSearchScreen,
  inputs: { 'first delivery': { typed: { text: '', line2: '' } } },
  payloads: {
    'address.submitted': [
      { text: '1 Main St, Springfield, IL 62701', line2: 'Apt 2' },
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
