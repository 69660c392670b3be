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
    deliverable: 'We deliver there: from where, how soon, and what it takes.',
    outOfReach: 'We do not deliver there: the nearest cafe for a pickup.',
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
    'says whether we deliver only of the text that was checked': ({ screen, trail }) =>
      (screen.kind !== 'deliverable' && screen.kind !== 'outOfReach') ||
      trail.findLastIndex(isTextTyped) < trail.findLastIndex(({ type }) => type === 'xstate.done.actor.findDeliveringCafe'),
    'delivers to an address that was looked up after the text was typed last': ({ screen, trail }) => {
      const typed = trail.findLastIndex(isTextTyped);
      return screen.kind !== 'found' || trail.findLastIndex(({ type }) => type === 'xstate.done.actor.geocodeAddress') > typed;
    },
    'shows what a delivery means before the guest says to deliver there': ({ screen, trail }) =>
      screen.kind !== 'found' || trail.at(-1)?.type === 'address.submitted',
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
      'address.submitted': 'Press the button that checks the address, then delivers there.',
      'suggestion.accepted': 'Take the suggested address.',
      'suggestion.declined': 'Decline the suggested address.',
      'search.retried': 'Try the search again.',
      'pickup.chosen': 'Pick it up at the nearest cafe instead.',
      'anotherCafe.requested': 'Look for another cafe to pick it up at.',
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
        found: ({ cafe }) => `Cafe ${cafe.cafeId} delivers there.`,
        outOfReach: ({ cafe }) => (cafe ? `No cafe delivers there; cafe ${cafe.cafeId} is the nearest.` : 'No cafe is near.'),
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
    findDeliveringCafe: {
      found: [{ cafe: { cafeId: '203', distance: 804 } }],
      outOfReach: [{ cafe: { cafeId: '203', distance: 804 } }, { cafe: null }],
    },
  },
});

const isTextTyped = ({ type, typed }: TrailEvent): boolean =>
  type === 'address.typed' && (typed as Partial<TypedAddress>).text !== undefined;

/** What the moves of a path put into the fields; a field that is left out has what it began with. */
const typedAfter = (trail: readonly TrailEvent[]) =>
  trail.reduce<Partial<TypedAddress>>((typed, event) => {
    if (event.type === 'suggestion.accepted') return { ...typed, text: geocodedSpringfield.formattedAddress };
    return { ...typed, ...(event['typed'] as Partial<TypedAddress> | undefined) };
  }, {});
