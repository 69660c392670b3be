import { assertEvent, assign, setup } from 'xstate';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import { must } from '#domain/must.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  CafeSearchContext,
  CafeSearchEvent,
  CafeSearchInput,
  CafeSearchOutput,
  FindCafesInput,
  FindCafesResult,
  GeocodeInput,
  GeocodeResult,
  LocateResult,
} from './cafe-search.types.ts';

/** Search for a cafe by address or by the device's position (CAFE-16 to -26). The results are in the query cache. */
export const cafeSearchMachine = setup({
  types: {
    context: {} as CafeSearchContext,
    input: {} as CafeSearchInput,
    events: {} as CafeSearchEvent,
    output: {} as CafeSearchOutput,
  },
  actors: {
    geocode: port<GeocodeInput, GeocodeResult>('geocode'),
    locate: port<void, LocateResult>('locate'),
    findCafes: port<FindCafesInput, FindCafesResult>('findCafes'),
  },
  guards: {
    hasPlace: ({ context }) => context.place !== null,
    startsWithWords: ({ context }) => context.start?.kind === 'words',
    startsWithPosition: ({ context }) => context.start?.kind === 'position' && context.canLocate,
    canLocate: ({ context }) => context.canLocate,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
  },
  actions: {
    setTyped: assign((_, { text }: { text: string }) => ({ typed: text.trim() })),
    setSuggestion: assign((_, { address }: { address: string }) => ({ suggestion: address })),
    setAddress: assign((_, { address }: { address: string }) => ({ place: { kind: 'address', address } as const })),
    setSuggested: assign(({ context }) => {
      const address = must(context.suggestion, 'suggestion');
      return { place: { kind: 'address', address } as const, typed: address };
    }),
    setPoint: assign((_, { latitude, longitude }: { latitude: number; longitude: number }) => ({
      place: { kind: 'point', latitude, longitude } as const,
      typed: '',
    })),
  },
}).createMachine({
  id: 'cafeSearch',
  context: ({ input }) => ({ ...input, typed: typedFrom(input), suggestion: null }),
  initial: 'beginning',
  on: {
    'address.submitted': [
      {
        guard: { type: 'hasText', params: eventParams },
        target: '.geocoding',
        actions: { type: 'setTyped', params: eventParams },
      },
      { target: '.idle.empty' },
    ],
    'location.requested': { guard: 'canLocate', target: '.locating' },
  },
  states: {
    beginning: {
      always: [
        { guard: 'hasPlace', target: 'searching' },
        { guard: 'startsWithWords', target: 'geocoding' },
        { guard: 'startsWithPosition', target: 'locating' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The guest types a ZIP code, a city or an address.',
      initial: 'fresh',
      states: { fresh: {}, empty: {}, invalid: {}, unrecognized: {}, unlocated: {} },
    },
    geocoding: {
      description: 'The address is looked up.',
      invoke: {
        id: 'geocode',
        src: 'geocode',
        input: ({ context }) => ({ typed: context.typed }),
        onDone: [
          { guard: is('accepted'), target: 'searching', actions: { type: 'setAddress', params: outcome('accepted') } },
          { guard: is('didYouMean'), target: 'suggesting', actions: { type: 'setSuggestion', params: outcome('didYouMean') } },
          { guard: is('invalid'), target: 'idle.invalid' },
          { guard: is('unrecognized'), target: 'idle.unrecognized' },
          { guard: is('offline'), target: 'lookupFailed.offline' },
        ],
        onError: 'lookupFailed',
      },
    },
    lookupFailed: {
      description: 'The address could not be looked up; the guest tries again, or types another.',
      initial: 'unanswered',
      states: { unanswered: {}, offline: {} },
      on: { 'search.retried': 'geocoding' },
    },
    suggesting: {
      description: 'The guest says whether this is the address that they meant (CAFE-23).',
      on: {
        'suggestion.accepted': { target: 'searching', actions: 'setSuggested' },
        'suggestion.declined': 'idle',
      },
    },
    locating: {
      description: 'The browser finds out where the guest is.',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: [
          { guard: is('located'), target: 'searching', actions: { type: 'setPoint', params: outcome('located') } },
          { guard: is('denied'), target: 'idle.unlocated' },
        ],
        onError: 'idle.unlocated',
      },
    },
    searching: {
      description: 'The cafes around the place are fetched.',
      invoke: {
        id: 'findCafes',
        src: 'findCafes',
        input: ({ context }) => ({ place: must(context.place, 'place'), destination: context.destination }),
        onDone: [
          { guard: is('found'), target: 'results' },
          { guard: is('none'), target: 'nowhere' },
        ],
        onError: 'unanswered',
      },
    },
    results: {
      description: 'The guest picks a cafe from the list.',
      on: { 'cafe.picked': 'picked' },
    },
    nowhere: { description: 'There is no cafe near; the guest looks elsewhere.' },
    unanswered: {
      description: 'The cafes could not be fetched; the guest tries again.',
      on: { 'search.retried': 'searching' },
    },
    picked: {
      type: 'final',
      output: ({ context, event }: { context: CafeSearchContext; event: CafeSearchEvent }) => pickedFrom(context.place, event),
    },
  },
  output: finalOutput<CafeSearchOutput>,
});

/** What the field shows first. */
function typedFrom({ place, start }: CafeSearchInput): string {
  if (place !== null) return place.kind === 'address' ? place.address : '';
  return start?.kind === 'words' ? start.words : '';
}

function pickedFrom(place: SearchArea | null, event: CafeSearchEvent): CafeSearchOutput {
  assertEvent(event, 'cafe.picked');
  return { kind: 'picked', cafeId: event.cafeId, distance: event.distance, place: must(place, 'place') };
}
