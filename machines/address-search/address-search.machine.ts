import { assign, setup, type DoneActorEvent } from 'xstate';
import { must } from '#domain/must.ts';
import type { GeocodedAddress } from '#domain/order/order.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
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
    isFoundByCheck: ({ context }, { kind }: FindDeliveringCafeResult) => kind === 'found' && context.isChecked,
    hasText: ({ context }) => context.typed.text.trim() !== '',
    isOtherText: (_, { typed }: Typed) => typed.text !== undefined,
  },
  actions: {
    endCheck: assign({ isChecked: false }),
    setTyped: assign(({ context }, { typed }: Typed) => ({ typed: { ...context.typed, ...typed } })),
    forgetAddress: assign({ address: null }),
    setAddress: assign((_, { address }: { address: GeocodedAddress }) => ({ address })),
    takeSuggestion: assign(({ context: { typed, address } }) => ({ typed: { ...typed, text: must(address, 'address').formattedAddress } })),
  },
}).createMachine({
  id: 'addressSearch',
  context: ({ input }) => ({ ...input, address: null }),
  initial: 'beginning',
  on: {
    'address.typed': [
      // What was found, or is being looked up, is of the former text.
      {
        guard: { type: 'isOtherText', params: eventParams },
        target: '.asking.fresh',
        actions: [{ type: 'setTyped', params: eventParams }, 'forgetAddress', 'endCheck'],
      },
      { actions: { type: 'setTyped', params: eventParams } },
    ],
    'address.submitted': [{ guard: 'hasText', target: '.geocoding', actions: ['endCheck', 'forgetAddress'] }, { target: '.asking.empty' }],
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
          on: { 'address.submitted': { target: '#addressSearch.findingCafe', actions: 'endCheck' } },
        },
        outOfReach: { on: { 'pickup.chosen': '#addressSearch.pickup' } },
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
          { guard: { type: 'isFoundByCheck', params: ({ event }) => event.output }, target: 'asking.deliverable' },
          { guard: is('found'), target: 'found' },
          { guard: is('outOfReach'), target: 'asking.outOfReach' },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: {
      description: 'The cafes could not be fetched; the guest tries again.',
      on: { 'search.retried': 'findingCafe' },
    },
    found: {
      type: 'final',
      output: ({ context, event }: { context: AddressSearchContext; event: unknown }) => foundFrom(context, event),
    },
    pickup: {
      type: 'final',
      output: ({ context }: { context: AddressSearchContext }): AddressSearchOutput => ({
        kind: 'pickup',
        place: { kind: 'address', address: must(context.address, 'address').formattedAddress },
      }),
    },
  },
  output: ({ event }) => event.output as AddressSearchOutput,
});

function foundFrom({ address, typed: { line2, instructions } }: AddressSearchContext, event: unknown): AddressSearchOutput {
  const { cafeId, distance } = (event as DoneActorEvent<Extract<FindDeliveringCafeResult, { kind: 'found' }>>).output;
  const delivery = { ...must(address, 'address'), address2: line2.trim(), instructions: instructions.trim() };
  return { kind: 'found', address: delivery, cafeId, distance };
}
