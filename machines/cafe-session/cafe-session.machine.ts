import { assign, emit, enqueueActions, setup } from 'xstate';
import { destinationAt } from '#domain/cafe/services.ts';
import { isSlotted } from '#domain/cafe/slotting.ts';
import { noTerms } from '#domain/order/order-cafe.ts';
import { must } from '#domain/must.ts';
import { faultOf, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  CafeDetails,
  CafePartResult,
  CafeSessionContext,
  CafeSessionEmitted,
  CafeSessionInput,
  CafeSessionOutput,
  CafeTerms,
  ClearedPartResult,
  FetchCafeInput,
  FetchCafeResult,
  LoadTermsInput,
  LoadTermsResult,
} from './cafe-session.types.ts';

const end = (output: CafeSessionOutput) => ({ type: 'final', output }) as const;
/** The words of SLOTS-12. */
const UNKNOWN_ZONE = 'unable to instantiate date from cafe timeZone';

/** Takes a cafe for the order: its details, then its slots, hours and campus-card locations side by side (CAFE-06 to -14). */
export const cafeSessionMachine = setup({
  types: {
    context: {} as CafeSessionContext,
    input: {} as CafeSessionInput,
    output: {} as CafeSessionOutput,
    emitted: {} as CafeSessionEmitted,
  },
  actors: {
    fetchCafe: port<FetchCafeInput, FetchCafeResult>('fetchCafe'),
    loadTerms: port<LoadTermsInput, LoadTermsResult>('loadTerms'),
    loadHours: port<FetchCafeInput, CafePartResult>('loadHours'),
    clearHours: port<FetchCafeInput, ClearedPartResult>('clearHours'),
    loadCampusLocations: port<FetchCafeInput, CafePartResult>('loadCampusLocations'),
    clearCampusLocations: port<FetchCafeInput, ClearedPartResult>('clearCampusLocations'),
  },
  guards: {
    hasNoSlots: ({ context }) => !hasSlots(context),
    isHoursOff: ({ context }) => !context.features.nightHours,
    isCampusOff: ({ context }) => !context.features.campusCard,
  },
  actions: {
    // Every later question is asked for what the cafe does offer (CAFE-06).
    setDetails: assign(({ context }, { details }: { details: CafeDetails }) => ({
      details,
      destination: destinationAt(details.services, context.destination),
    })),
    emitUnknownZone: enqueueActions(({ enqueue }, { details }: { details: CafeDetails }) => {
      if (!details.isTimeZoneKnown) enqueue.emit({ type: 'fault.found', source: 'cafe', message: UNKNOWN_ZONE });
    }),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found', ...fault })),
    setTerms: assign((_, { terms }: { terms: CafeTerms }) => ({ terms })),
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
          {
            guard: is('found'),
            target: 'loading',
            actions: [
              { type: 'setDetails', params: outcome('found') },
              { type: 'emitUnknownZone', params: outcome('found') },
            ],
          },
          { guard: is('notFound'), target: 'notFound' },
        ],
        onError: 'unreachable',
      },
    },
    loading: {
      description:
        'What else is known of the cafe is fetched; what fails is gone without; hours and campus-card locations are logged and cleared (SLOTS-04, CAFE-11, CAFE-29).',
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
                input: ({ context: { cafeId, destination, distance } }) => ({ cafeId, destination, distance }),
                onDone: { guard: is('loaded'), target: 'settled', actions: { type: 'setTerms', params: outcome('loaded') } },
                onError: 'settled',
              },
            },
            settled: { type: 'final' },
          },
        },
        hours: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isHoursOff', target: 'clearing' }, { target: 'loading' }] },
            loading: {
              invoke: {
                id: 'loadHours',
                src: 'loadHours',
                input: ({ context: { cafeId } }) => ({ cafeId }),
                onDone: { guard: is('loaded'), target: 'settled' },
                onError: { target: 'clearing', actions: { type: 'emitFault', params: faultOf('cafe.hours') } },
              },
            },
            clearing: {
              invoke: {
                id: 'clearHours',
                src: 'clearHours',
                input: ({ context: { cafeId } }) => ({ cafeId }),
                onDone: { guard: is('cleared'), target: 'settled' },
                onError: 'settled',
              },
            },
            settled: { type: 'final' },
          },
        },
        campus: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isCampusOff', target: 'clearing' }, { target: 'loading' }] },
            loading: {
              invoke: {
                id: 'loadCampusLocations',
                src: 'loadCampusLocations',
                input: ({ context: { cafeId } }) => ({ cafeId }),
                onDone: { guard: is('loaded'), target: 'settled' },
                onError: { target: 'clearing', actions: { type: 'emitFault', params: faultOf('cafe.campusCards') } },
              },
            },
            clearing: {
              invoke: {
                id: 'clearCampusLocations',
                src: 'clearCampusLocations',
                input: ({ context: { cafeId } }) => ({ cafeId }),
                onDone: { guard: is('cleared'), target: 'settled' },
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
      output: ({ context }: { context: CafeSessionContext }): CafeSessionOutput => ({
        kind: 'set',
        cafe: { ...must(context.details, 'details').cafe, ...context.terms },
        destination: context.destination,
        isSlotted: hasSlots(context),
      }),
    },
    notFound: end({ kind: 'notFound' }),
    unreachable: end({ kind: 'unreachable' }),
  },
  output: finalOutput<CafeSessionOutput>,
});

const hasSlots = ({ details, destination, features }: CafeSessionContext): boolean =>
  isSlotted(must(details, 'details').slotting, destination, features.skipOrderSlotting);
