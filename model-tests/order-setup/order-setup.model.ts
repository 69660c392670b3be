import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { orderSetupMachine } from '#machines/order-setup/order-setup.machine.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import type { OrderSetupInput } from '#machines/order-setup/order-setup.types.ts';
import { openStep } from '#domain/order/setup-steps.ts';
import { defineModel } from '../kit/model.ts';
import { cafe203, delivery, springfield } from '../samples/orders.ts';

const guest: OrderSetupInput = {
  destination: null,
  cafeId: null,
  isGroup: false,
  start: null,
  previous: null,
  needsSignIn: false,
  isGuestAllowed: true,
  features: { nightHours: false, campusCard: false, skipOrderSlotting: false, geolocationApi: true },
};

const typedAddress = { text: '2 Oak Ave, Springfield', line2: 'Apt 2', instructions: 'Ring twice' };
const typing = addressSearchMachine.resolveState({
  value: { asking: 'fresh' },
  context: { typed: typedAddress, isChecked: false, address: null, cafe: null },
});

export const model = defineModel({
  machine: orderSetupMachine,
  screen: orderSetupScreen,
  screens: {
    signingIn: 'Who is it? A guest may go on as a guest, a group may not.',
    choosingDestination: 'How would you like your order?',
    searchingCafe: 'The search for a cafe, and the last one again.',
    checkingCafe: 'Whether the picked cafe has a message.',
    confirmingCafe: 'The message of the picked cafe: order from here?',
    searchingAddress: 'The search for the address of a delivery.',
    settingCafe: 'The cafe is made ready.',
    choosingTime: 'When shall it be ready?',
    choosingTable: 'Which table?',
    cafeClosed: 'The cafe takes no such orders now; another may.',
    cafeNotFound: 'The cafe is not there; another may be.',
    cafeUnreachable: 'No answer came; one button asks again.',
    interrupted: 'Something broke inside; one button begins the step again.',
    finished: 'The order is set up, or left.',
  },
  invariants: {
    'sets up an order only when every question is answered (ORD-SETUP-06)': ({ snapshot: { output } }) =>
      output?.kind !== 'completed' || openStep(output.order) === null,
    'asks no guest who must sign in first (ORD-SETUP-21)': ({ screen, snapshot: { context } }) =>
      !context.needsSignIn || screen.kind === 'signingIn' || screen.kind === 'finished',
    'keeps the address that was typed last, also while another step is asked': ({ snapshot: { context }, trail }) =>
      trail.every(({ type }) => type !== 'xstate.snapshot.addressSearch') || context.typedAddress === typedAddress,
    'keeps a typed table number until a step before it is asked again (ORD-SETUP-14)': ({ snapshot: { context }, trail }) => {
      const last = trail.findLast(({ type }) => type === 'table.typed' || type === 'step.reopened');
      return context.typedTable === (last?.['typed'] ?? '');
    },
    'lets no group go on as a guest (ORD-SETUP-22)': ({ snapshot: { context }, trail }) =>
      context.isGuestAllowed || trail.every(({ type }) => type !== 'guest.continued'),
  },
  sentences: {
    events: {
      'setup.left': 'Leave the setup.',
      'step.reopened': ({ step }) => `Go back to the step "${step}".`,
      'guest.continued': 'Continue as guest.',
      'member.arrived': 'Sign in.',
      'features.changed': 'What is switched on becomes known.',
      'destination.chosen': ({ destination }) => `Choose ${destination}.`,
      'previous.chosen': 'Take the same as last time.',
      'message.accepted': 'Accept the message of the cafe.',
      'message.declined': 'Choose another cafe after its message.',
      'step.retried': 'Try again.',
      'table.typed': ({ typed }) => `Type the table number ${typed}.`,
      'table.chosen': 'Press the button to go to the menu.',
    },
    outcomes: {
      cafeSearch: { picked: ({ cafeId }) => `Cafe ${cafeId} is chosen.`, failed: 'The cafe search fails.' },
      checkMessages: {
        some: 'The cafe has a message.',
        none: 'The cafe has no message.',
        failed: 'No answer comes about messages of the cafe.',
      },
      addressSearch: {
        found: 'A delivery address is found.',
        pickup: ({ cafeId }) => `The order is picked up at cafe ${cafeId} instead.`,
        pickupElsewhere: 'The order is picked up instead, at a cafe still to be chosen.',
        failed: 'The address search fails.',
      },
      cafeSession: {
        set: ({ cafe }) => `${cafe.name} is ready for the order.`,
        notFound: 'The cafe does not exist.',
        unreachable: 'The cafe cannot be loaded.',
        failed: 'The cafe session fails.',
      },
      slots: {
        chosen: ({ schedule }) => (schedule.priority === 'ASAP' ? 'As soon as possible is chosen.' : 'A later time is chosen.'),
        closed: 'The cafe takes no orders.',
        failed: 'The time step fails.',
      },
    },
  },
  inputs: {
    'a new visitor': { ...guest, needsSignIn: true },
    'a group': { ...guest, isGroup: true, needsSignIn: true, isGuestAllowed: false },
    'who delivered before': { ...guest, previous: delivery },
    'a new visitor with a link to a cafe': { ...guest, needsSignIn: true, destination: 'RPU', cafeId: '203' },
    'a link to a cafe': { ...guest, destination: 'RPU', cafeId: '203' },
    'a delivery asked for on the home page': {
      ...guest,
      destination: 'DELIVERY',
      start: { kind: 'words', words: typedAddress.text, askedAt: 1 },
    },
    'the delivery once more': { ...guest, destination: 'DELIVERY', cafeId: '203', previous: delivery },
  },
  keys: ['needsSignIn', 'isGuestAllowed', 'previous', 'draft', 'chosenCafeId', 'typedTable', 'lastDestination', 'isStartChecked'],
  payloads: {
    'features.changed': [{ features: guest.features }],
    'destination.chosen': [{ destination: 'RPU' }, { destination: 'DELIVERY' }, { destination: 'DINEIN' }],
    'table.typed': [{ typed: '12' }, { typed: '0' }],
    'step.reopened': [{ step: 'destination' }, { step: 'cafe' }, { step: 'address' }],
  },
  outcomes: {
    cafeSearch: { picked: [{ cafeId: '203', distance: 804, place: { kind: 'address', address: springfield.formattedAddress } }] },
    checkMessages: { some: [{}], none: [{}] },
    addressSearch: {
      found: [{ address: springfield, cafeId: '203', distance: 804 }],
      pickup: [{ cafeId: '203', distance: 804, place: { kind: 'address', address: springfield.formattedAddress } }],
      pickupElsewhere: [{ place: { kind: 'address', address: springfield.formattedAddress } }],
    },
    cafeSession: {
      set: [
        { cafe: cafe203, destination: 'RPU', isSlotted: true },
        { cafe: cafe203, destination: 'DELIVERY', isSlotted: true },
        { cafe: cafe203, destination: 'DINEIN', isSlotted: true },
      ],
      notFound: [{}],
      unreachable: [{}],
    },
    slots: { chosen: [{ schedule: { priority: 'ASAP', leadMinutes: 12 } }], closed: [{}] },
  },
  snapshots: { addressSearch: [typing] },
});
