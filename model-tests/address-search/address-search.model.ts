import { addressSearchMachine } from '#machines/address-search/address-search.machine.ts';
import { addressSearchScreen } from '#machines/address-search/address-search.screen.ts';
import type { TypedAddress } from '#machines/address-search/address-search.types.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';
import { geocodedSpringfield } from '../samples/orders.ts';

const nothing: TypedAddress = { text: '', line2: '', instructions: '' };
const checked: TypedAddress = { ...nothing, text: '1 Main St, Springfield' };

export const model = defineModel({
  machine: addressSearchMachine,
  screen: addressSearchScreen,
  screens: {
    asking: 'The field for the address, and what was wrong with it.',
    working: 'The address is looked up, then the cafe that delivers there.',
    suggesting: 'The address as the map has it: is this the one?',
    unanswered: 'No answer came; one button asks again.',
    found: 'The address stands.',
    pickup: 'The order is picked up instead.',
  },
  invariants: {
    'keeps what the guest typed, until they take a suggestion instead (CAFE-22)': ({ screen: { typed }, trail }) => {
      const expected = typedAfter(trail);
      return (Object.keys(typed) as (keyof TypedAddress)[]).every((field) =>
        [expected[field] ?? nothing[field], expected[field] ?? checked[field]].includes(typed[field]),
      );
    },
    'says that we deliver to no other text than the one that was checked': ({ screen, trail }) =>
      !(screen.kind === 'asking' && screen.isDeliverable) || textsTyped(trail) === 0,
    'delivers to an address that was looked up after the text was typed last': ({ screen, trail }) => {
      const typed = trail.findLastIndex(isTextTyped);
      return screen.kind !== 'found' || trail.findLastIndex(({ type }) => type === 'xstate.done.actor.geocodeAddress') > typed;
    },
    'leaves an address that was checked on another page to the guest, who may add an apartment': ({ screen, trail }) =>
      screen.kind !== 'found' || trail.some(({ type }) => type === 'address.submitted'),
    'delivers with the apartment and the instructions that were typed, without the spaces around them': ({
      snapshot: { context, output },
    }) =>
      output?.kind !== 'found' ||
      (output.address.address2 === context.typed.line2.trim() && output.address.instructions === context.typed.instructions.trim()),
  },
  sentences: {
    events: {
      'address.typed': ({ typed: { text } }) =>
        text === undefined
          ? 'Type an apartment and instructions.'
          : text === ''
            ? 'Empty the address.'
            : `Type the address "${text.trim()}".`,
      'address.submitted': 'Press the button to deliver there.',
      'suggestion.accepted': 'Take the suggested address.',
      'suggestion.declined': 'Decline the suggested address.',
      'search.retried': 'Try the search again.',
      'pickup.chosen': 'Pick it up instead.',
    },
    outcomes: {
      geocodeAddress: {
        accepted: 'The address is recognized.',
        didYouMean: 'The server suggests another address.',
        invalid: 'The text is not an address.',
        unrecognized: 'The address is not known.',
        offline: 'The connection is missing.',
        failed: 'No answer comes about the address.',
      },
      findDeliveringCafe: {
        found: ({ cafeId }) => `Cafe ${cafeId} delivers there.`,
        outOfReach: 'No cafe delivers there.',
        failed: 'No answer comes about cafes that deliver.',
      },
    },
  },
  inputs: {
    'first delivery': { typed: nothing, isChecked: false },
    'checked on another page': { typed: checked, isChecked: true },
  },
  payloads: {
    'address.typed': [
      { typed: { text: ' 1 main st 62701' } },
      { typed: { text: '' } },
      { typed: { line2: 'Apt 2 ', instructions: ' Side door' } },
    ],
  },
  outcomes: {
    geocodeAddress: {
      accepted: [{ address: geocodedSpringfield }],
      didYouMean: [{ address: geocodedSpringfield }],
      invalid: [{}],
      unrecognized: [{}],
      offline: [{}],
    },
    findDeliveringCafe: { found: [{ cafeId: '203', distance: 804 }], outOfReach: [{}] },
  },
});

const isTextTyped = ({ type, typed }: TrailEvent): boolean =>
  type === 'address.typed' && (typed as Partial<TypedAddress>).text !== undefined;
const textsTyped = (trail: readonly TrailEvent[]): number => trail.filter(isTextTyped).length;

/** What the moves of a path put into the fields; a field that is left out has what it began with. */
const typedAfter = (trail: readonly TrailEvent[]) =>
  trail.reduce<Partial<TypedAddress>>((typed, told) => {
    if (told.type === 'suggestion.accepted') return { ...typed, text: geocodedSpringfield.formattedAddress };
    return { ...typed, ...(told['typed'] as Partial<TypedAddress> | undefined) };
  }, {});
