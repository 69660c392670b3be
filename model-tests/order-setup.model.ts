import { orderSetupMachine } from '#machines/order-setup/order-setup.machine.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import type { OrderSetupInput } from '#machines/order-setup/order-setup.types.ts';
import { defineModel } from './kit/model.ts';
import { cafe203, delivery, springfield } from './samples/orders.ts';

const guest: OrderSetupInput = {
  destination: null,
  cafeId: null,
  isGroup: false,
  previous: null,
  needsSignIn: false,
  isGuestAllowed: true,
  features: { nightHours: false, campusCard: false, skipOrderSlotting: false, geolocationApi: true },
};

export const model = defineModel({
  machine: orderSetupMachine,
  screen: orderSetupScreen,
  inputs: {
    'a new visitor': { ...guest, needsSignIn: true },
    'a group': { ...guest, isGroup: true, needsSignIn: true, isGuestAllowed: false },
    'who delivered before': { ...guest, previous: delivery },
    'a link to a cafe': { ...guest, destination: 'RPU', cafeId: '203' },
    'the delivery once more': { ...guest, destination: 'DELIVERY', cafeId: '203', previous: delivery },
  },
  payloads: {
    'destination.chosen': [{ destination: 'RPU' }, { destination: 'DELIVERY' }, { destination: 'DINEIN' }],
    'table.chosen': [{ tableNumber: 12 }, { tableNumber: 0 }],
    'step.reopened': [{ step: 'destination' }, { step: 'cafe' }, { step: 'address' }],
  },
  outcomes: {
    cafeSearch: { picked: [{ cafeId: '203', place: { kind: 'address', address: springfield.formattedAddress } }] },
    addressSearch: { found: [{ address: springfield, cafeId: '203' }] },
    cafeSession: {
      set: [
        { cafe: cafe203, destination: 'RPU' },
        { cafe: cafe203, destination: 'DELIVERY' },
        { cafe: cafe203, destination: 'DINEIN' },
      ],
      notFound: [{}],
      unreachable: [{}],
    },
    slots: { chosen: [{ schedule: { priority: 'ASAP', leadMinutes: 12 } }], closed: [{}] },
  },
});
