import { assign, setup } from 'xstate';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import { must } from '#domain/must.ts';
import type { GeocodedAddress } from '#domain/order/order.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  AddressSearchContext,
  AddressSearchEvent,
  AddressSearchInput,
  AddressSearchOutput,
  FindDeliveringCafeInput,
  FindDeliveringCafeResult,
  GeocodeAddressInput,
  GeocodeAddressResult,
  NearCafe,
  TypedAddress,
} from './address-search.types.ts';

interface Typed {
  readonly typed: Partial<TypedAddress>;
}

/** Where a delivery goes, and the cafe that brings it there (ORD-SETUP-04, CAFE-22 to -25). */
export const addressSearchMachine = setup({
  types: {
    context: {} as AddressSearchContext,
    input: {} as AddressSearchInput,
    events: {} as AddressSearchEvent,
    output: {} as AddressSearchOutput,
  },
  actors: {
    geocodeAddress: port<GeocodeAddressInput, GeocodeAddressResult>('geocodeAddress'),
    findDeliveringCafe: port<FindDeliveringCafeInput, FindDeliveringCafeResult>('findDeliveringCafe'),
  },
  guards: {
    isChecked: ({ context }) => context.isChecked,
    hasText: ({ context }) => context.typed.text.trim() !== '',
    hasCafe: ({ context }) => context.cafe !== null,
    isOtherText: (_, { typed }: Typed) => typed.text !== undefined,
  },
  actions: {
    setTyped: assign(({ context }, { typed }: Typed) => ({ typed: { ...context.typed, ...typed } })),
    forgetAddress: assign({ address: null, cafe: null }),
    setAddress: assign((_, { address }: { address: GeocodedAddress }) => ({ address })),
    setCafe: assign((_, { cafe }: { cafe: NearCafe | null }) => ({ cafe })),
    takeSuggestion: assign(({ context: { typed, address } }) => ({ typed: { ...typed, text: must(address, 'address').formattedAddress } })),
  },
}).createMachine({
  id: 'addressSearch',
  context: ({ input }) => ({ ...input, address: null, cafe: null }),
  initial: 'beginning',
  on: {
    'address.typed': [
      // What was found, or is being looked up, is of the former text.
      {
        guard: { type: 'isOtherText', params: eventParams },
        target: '.asking.fresh',
        actions: [{ type: 'setTyped', params: eventParams }, 'forgetAddress'],
      },
      { actions: { type: 'setTyped', params: eventParams } },
    ],
    'address.submitted': [{ guard: 'hasText', target: '.geocoding', actions: 'forgetAddress' }, { target: '.asking.empty' }],
  },
  states: {
    beginning: { always: [{ guard: 'isChecked', target: 'geocoding' }, { target: 'asking' }] },
    asking: {
      description: 'The guest types the address.',
      initial: 'fresh',
      states: {
        fresh: {},
        empty: {},
        invalid: {},
        unrecognized: {},
        deliverable: {
          description: 'We deliver there; the guest may add what the driver needs.',
          on: { 'address.submitted': '#addressSearch.found' },
        },
        outOfReach: {
          description: 'No cafe delivers there; the guest picks the order up, or types another address.',
          on: {
            'pickup.chosen': { guard: 'hasCafe', target: '#addressSearch.pickup' },
            'anotherCafe.requested': '#addressSearch.pickupElsewhere',
            'address.typed': [
              {
                guard: { type: 'isOtherText', params: eventParams },
                target: 'fresh',
                actions: [{ type: 'setTyped', params: eventParams }, 'forgetAddress'],
              },
              // No driver goes there.
              {},
            ],
          },
        },
      },
    },
    geocoding: {
      description: 'The address is looked up.',
      invoke: {
        id: 'geocodeAddress',
        src: 'geocodeAddress',
        input: ({ context }) => ({ text: context.typed.text.trim() }),
        onDone: [
          { guard: is('accepted'), target: 'findingCafe', actions: { type: 'setAddress', params: outcome('accepted') } },
          { guard: is('didYouMean'), target: 'suggesting', actions: { type: 'setAddress', params: outcome('didYouMean') } },
          { guard: is('invalid'), target: 'asking.invalid' },
          { guard: is('unrecognized'), target: 'asking.unrecognized' },
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
        'suggestion.accepted': { target: 'findingCafe', actions: 'takeSuggestion' },
        'suggestion.declined': 'asking',
      },
    },
    findingCafe: {
      description: 'The cafe that delivers there is looked for.',
      invoke: {
        id: 'findDeliveringCafe',
        src: 'findDeliveringCafe',
        input: ({ context }) => ({ address: must(context.address, 'address') }),
        onDone: [
          { guard: is('found'), target: 'asking.deliverable', actions: { type: 'setCafe', params: outcome('found') } },
          { guard: is('outOfReach'), target: 'asking.outOfReach', actions: { type: 'setCafe', params: outcome('outOfReach') } },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: {
      description: 'The cafes could not be fetched; the guest tries again.',
      on: { 'search.retried': 'findingCafe' },
    },
    found: { type: 'final', output: ({ context }: { context: AddressSearchContext }) => foundFrom(context) },
    pickup: {
      type: 'final',
      output: ({ context }: { context: AddressSearchContext }): AddressSearchOutput => ({
        kind: 'pickup',
        place: placeOf(context),
        ...must(context.cafe, 'cafe'),
      }),
    },
    pickupElsewhere: {
      type: 'final',
      output: ({ context }: { context: AddressSearchContext }): AddressSearchOutput => ({
        kind: 'pickupElsewhere',
        place: placeOf(context),
      }),
    },
  },
  output: finalOutput<AddressSearchOutput>,
});

const placeOf = ({ address }: AddressSearchContext): SearchArea => ({
  kind: 'address',
  address: must(address, 'address').formattedAddress,
});

function foundFrom({ address, cafe, typed: { line2, instructions } }: AddressSearchContext): AddressSearchOutput {
  const delivery = { ...must(address, 'address'), address2: line2.trim(), instructions: instructions.trim() };
  return { kind: 'found', address: delivery, ...must(cafe, 'cafe') };
}
