import { cafeSearchMachine } from '#machines/cafe-search/cafe-search.machine.ts';
import { cafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import { defineModel } from '../kit/model.ts';
import { lastTyped } from '../samples/typed.ts';

const address = '1 Main St, Springfield, IL 62701';
const fresh = { destination: 'RPU', place: null, start: null, canLocate: true } as const;

export const model = defineModel({
  machine: cafeSearchMachine,
  screen: cafeSearchScreen,
  screens: {
    asking: 'The field for a place, and what was wrong with it.',
    working: 'The place is looked up, or the cafes around it.',
    suggesting: 'The place as the map has it: is this the one?',
    results: 'The cafes around the place.',
    nowhere: 'There is no cafe near.',
    unanswered: 'No answer came; one button asks again.',
    picked: 'A cafe is picked.',
  },
  invariants: {
    'keeps what the guest typed (CAFE-22)': ({ screen, trail }) => {
      const typed = lastTyped(trail);
      return typed === null || screen.typed === typed;
    },
  },
  sentences: {
    events: {
      'address.submitted': ({ text }) => `Search for cafes near "${text.trim()}".`,
      'location.requested': 'Search near the current location.',
      'suggestion.accepted': 'Take the suggested place.',
      'suggestion.declined': 'Decline the suggested place.',
      'cafe.picked': ({ cafeId }) => `Choose cafe ${cafeId}.`,
      'search.retried': 'Try the search again.',
    },
    outcomes: {
      geocode: {
        accepted: ({ address }) => `The place is recognized as "${address}".`,
        didYouMean: ({ address }) => `The server suggests "${address}".`,
        invalid: 'The text is not a place.',
        unrecognized: 'The place is not known.',
        offline: 'The connection is missing.',
        failed: 'No answer comes about the place.',
      },
      locate: {
        located: 'The browser gives the location.',
        denied: 'The location is not allowed.',
        failed: 'The location cannot be found.',
      },
      findCafes: {
        found: 'Cafes are found.',
        none: 'No cafe is near.',
        failed: 'No answer comes about cafes.',
      },
    },
  },
  inputs: {
    anywhere: fresh,
    'without the browser': { ...fresh, canLocate: false },
    'where they looked before': { ...fresh, place: { kind: 'address', address } },
    'with words of the home page': { ...fresh, start: { kind: 'words', words: '62701', askedAt: 1 } },
    'from the position of the device': { ...fresh, start: { kind: 'position', askedAt: 1 } },
    'from a position that may not be asked for': { ...fresh, canLocate: false, start: { kind: 'position', askedAt: 1 } },
  },
  payloads: {
    'address.submitted': [{ text: ' 62701 ' }, { text: ' ' }],
    'cafe.picked': [{ cafeId: '203', distance: 804 }],
  },
  outcomes: {
    geocode: { accepted: [{ address }], didYouMean: [{ address }], invalid: [{}], unrecognized: [{}], offline: [{}] },
    locate: { located: [{ latitude: 39.8, longitude: -89.65 }], denied: [{}] },
    findCafes: { found: [{}], none: [{}] },
  },
});
