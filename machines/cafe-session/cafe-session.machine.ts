import { assign, setup } from 'xstate';
import { destinationAt } from '#domain/cafe/services.ts';
import { must } from '#domain/must.ts';
import { is, the } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  CafeDetails,
  CafePartResult,
  CafeSessionContext,
  CafeSessionInput,
  CafeSessionOutput,
  CafeTerms,
  FetchCafeInput,
  FetchCafeResult,
  LoadTermsInput,
  LoadTermsResult,
} from './cafe-session.types.ts';

const end = (output: CafeSessionOutput) => ({ type: 'final', output }) as const;
const noTerms: CafeTerms = { deliveryMinimum: null, deliveryProvider: null, largeOrderMinimum: null };

/** Takes a cafe for the order: its details, then its slots, hours and campus-card locations side by side (CAFE-06 to -14). */
export const cafeSessionMachine = setup({
  types: {
    context: {} as CafeSessionContext,
    input: {} as CafeSessionInput,
    output: {} as CafeSessionOutput,
  },
  actors: {
    fetchCafe: port<FetchCafeInput, FetchCafeResult>('fetchCafe'),
    loadTerms: port<LoadTermsInput, LoadTermsResult>('loadTerms'),
    loadHours: port<FetchCafeInput, CafePartResult>('loadHours'),
    loadCampusLocations: port<FetchCafeInput, CafePartResult>('loadCampusLocations'),
  },
  guards: {
    hasNoSlots: ({ context: { details, destination, features } }) =>
      must(details, 'details').isVirtual || (features.skipOrderSlotting && destination === 'RPU'),
    isHoursOff: ({ context }) => !context.features.nightHours,
    isCampusOff: ({ context }) => !context.features.campusCard,
  },
  actions: {
    // Every later question is asked for what the cafe does offer (CAFE-06).
    keepDetails: assign(({ context }, { details }: { details: CafeDetails }) => ({
      details,
      destination: destinationAt(details.services, context.destination),
    })),
    keepTerms: assign((_, { terms }: { terms: CafeTerms }) => ({ terms })),
  },
}).createMachine({
  id: 'cafeSession',
  context: ({ input }) => ({ ...input, details: null, terms: noTerms }),
  initial: 'fetchingDetails',
  states: {
    fetchingDetails: {
      description: 'The cafe is fetched.',
      invoke: {
        id: 'fetchCafe',
        src: 'fetchCafe',
        input: ({ context: { cafeId } }) => ({ cafeId }),
        onDone: [
          { guard: is('found'), target: 'loading', actions: { type: 'keepDetails', params: the('found') } },
          { guard: is('notFound'), target: 'notFound' },
        ],
        onError: 'unreachable',
      },
    },
    loading: {
      description: 'What else is known of the cafe is fetched; what fails is gone without (SLOTS-04, CAFE-29).',
      type: 'parallel',
      onDone: 'set',
      states: {
        slots: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasNoSlots', target: 'settled' }, { target: 'loading' }] },
            loading: {
              invoke: {
                id: 'loadTerms',
                src: 'loadTerms',
                input: ({ context: { cafeId, destination } }) => ({ cafeId, destination }),
                onDone: { guard: is('loaded'), target: 'settled', actions: { type: 'keepTerms', params: the('loaded') } },
                onError: 'settled',
              },
            },
            settled: { type: 'final' },
          },
        },
        hours: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isHoursOff', target: 'settled' }, { target: 'loading' }] },
            loading: {
              invoke: {
                id: 'loadHours',
                src: 'loadHours',
                input: ({ context: { cafeId } }) => ({ cafeId }),
                onDone: { guard: is('loaded'), target: 'settled' },
                onError: 'settled',
              },
            },
            settled: { type: 'final' },
          },
        },
        campus: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isCampusOff', target: 'settled' }, { target: 'loading' }] },
            loading: {
              invoke: {
                id: 'loadCampusLocations',
                src: 'loadCampusLocations',
                input: ({ context: { cafeId } }) => ({ cafeId }),
                onDone: { guard: is('loaded'), target: 'settled' },
                onError: 'settled',
              },
            },
            settled: { type: 'final' },
          },
        },
      },
    },
    set: {
      type: 'final',
      output: ({ context: { details, terms, destination } }: { context: CafeSessionContext }): CafeSessionOutput => ({
        kind: 'set',
        cafe: { ...must(details, 'details').cafe, ...terms },
        destination,
      }),
    },
    notFound: end({ kind: 'notFound' }),
    unreachable: end({ kind: 'unreachable' }),
  },
  output: ({ event }) => event.output as CafeSessionOutput,
});
