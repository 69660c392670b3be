import { cafeSessionMachine } from '#machines/cafe-session/cafe-session.machine.ts';
import { cafeSessionScreen } from '#machines/cafe-session/cafe-session.screen.ts';
import type { CafeDetails } from '#machines/cafe-session/cafe-session.types.ts';
import { defineModel } from './kit/model.ts';
import { cafe203 } from './samples/orders.ts';

const { deliveryMinimum, deliveryProvider, largeOrderMinimum, ...cafe } = cafe203;
const details: CafeDetails = { cafe, services: { hasInCafePickup: true, hasCurbside: true }, isVirtual: false };
const off = { nightHours: false, campusCard: false, skipOrderSlotting: false };
const on = { nightHours: true, campusCard: true, skipOrderSlotting: true };

export const model = defineModel({
  machine: cafeSessionMachine,
  screen: cafeSessionScreen,
  screens: {
    fetchingDetails: 'The cafe is fetched.',
    loading: 'What else is known of the cafe is fetched.',
    finished: 'The cafe is ready, or why not is known.',
  },
  invariants: {
    'sets the cafe that was asked for, with a destination': ({ snapshot: { output, context } }) =>
      output?.kind !== 'set' || (output.cafe.id === context.details?.cafe.id && output.destination === context.destination),
  },
  sentences: {
    events: {},
    outcomes: {
      fetchCafe: {
        found: ({ details }) => `The details of ${details.cafe.name} arrive.`,
        notFound: 'The cafe does not exist.',
        failed: 'No answer comes about the cafe.',
      },
      loadTerms: { loaded: 'The delivery terms arrive.', failed: 'No answer comes about delivery terms.' },
      loadHours: { loaded: 'The hours arrive.', failed: 'No answer comes about hours.' },
      loadCampusLocations: { loaded: 'The campus-card locations arrive.', failed: 'No answer comes about campus-card locations.' },
    },
  },
  inputs: {
    'every part': { cafeId: '203', destination: 'CURBSIDE', features: on },
    'slots only': { cafeId: '203', destination: 'RPU', features: off },
    'slotting skipped': { cafeId: '203', destination: 'RPU', features: on },
    'a destination that the cafe lacks': { cafeId: '203', destination: 'DRIVE_THRU', features: off },
  },
  payloads: {},
  outcomes: {
    fetchCafe: { found: [{ details }, { details: { ...details, isVirtual: true } }], notFound: [{}] },
    loadTerms: { loaded: [{ terms: { deliveryMinimum, deliveryProvider, largeOrderMinimum } }] },
    loadHours: { loaded: [{}] },
    loadCampusLocations: { loaded: [{}] },
  },
  isUnseen: true,
});
