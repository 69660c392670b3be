import { cafeSessionMachine } from '#machines/cafe-session/cafe-session.machine.ts';
import { cafeSessionScreen } from '#machines/cafe-session/cafe-session.screen.ts';
import type { CafeDetails } from '#machines/cafe-session/cafe-session.types.ts';
import { defineModel } from '../kit/model.ts';
import { cafe203 } from '../samples/orders.ts';

const { deliveryMinimum, deliveryProvider, largeOrderMinimum, ...cafe } = cafe203;
const details: CafeDetails = {
  cafe,
  services: { hasInCafePickup: true, hasCurbside: true },
  slotting: { isVirtual: false, isSkipped: false },
  isTimeZoneKnown: true,
};
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
    'has times to choose from unless the cafe is virtual or takes pickup as it comes (CAFE-08, FLAGS-16)': ({
      snapshot: { output, context },
    }) =>
      output?.kind !== 'set' ||
      output.isSlotted ===
        !(
          context.details?.slotting.isVirtual ||
          (context.destination === 'RPU' && (context.features.skipOrderSlotting || context.details?.slotting.isSkipped))
        ),
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
      clearHours: { cleared: 'The hours are cleared.', failed: 'The hours cannot be cleared.' },
      clearCampusLocations: { cleared: 'The campus-card locations are cleared.', failed: 'The campus-card locations cannot be cleared.' },
      loadCampusLocations: { loaded: 'The campus-card locations arrive.', failed: 'No answer comes about campus-card locations.' },
    },
  },
  inputs: {
    'every part': { cafeId: '203', destination: 'CURBSIDE', distance: 804, features: on },
    'slots only': { cafeId: '203', destination: 'RPU', distance: null, features: off },
    'slotting skipped': { cafeId: '203', destination: 'RPU', distance: null, features: on },
    'a destination that the cafe lacks': { cafeId: '203', destination: 'DRIVE_THRU', distance: null, features: off },
  },
  payloads: {},
  outcomes: {
    fetchCafe: {
      found: [
        { details },
        { details: { ...details, slotting: { isVirtual: true, isSkipped: false } } },
        { details: { ...details, slotting: { isVirtual: false, isSkipped: true }, isTimeZoneKnown: false } },
      ],
      notFound: [{}],
    },
    loadTerms: { loaded: [{ terms: { deliveryMinimum, deliveryProvider, largeOrderMinimum } }] },
    loadHours: { loaded: [{}] },
    clearHours: { cleared: [{}] },
    loadCampusLocations: { loaded: [{}] },
    clearCampusLocations: { cleared: [{}] },
  },
  hasNoView: true,
});
