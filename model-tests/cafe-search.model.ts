import { cafeSearchMachine } from '#machines/cafe-search/cafe-search.machine.ts';
import { cafeSearchScreen } from '#machines/cafe-search/cafe-search.screen.ts';
import { defineModel } from './kit/model.ts';

const address = '1 Main St, Springfield, IL 62701';
const fresh = { destination: 'RPU', place: null, canLocate: true } as const;

export const model = defineModel({
  machine: cafeSearchMachine,
  screen: cafeSearchScreen,
  inputs: {
    anywhere: fresh,
    'without the browser': { ...fresh, canLocate: false },
    'where they looked before': { ...fresh, place: { kind: 'address', address } },
  },
  payloads: {
    'address.submitted': [{ text: '62701' }, { text: ' ' }],
    'cafe.picked': [{ cafeId: '203' }],
  },
  outcomes: {
    geocode: { accepted: [{ address }], didYouMean: [{ address }], invalid: [{}], unrecognized: [{}] },
    locate: { located: [{ latitude: 39.8, longitude: -89.65 }], denied: [{}] },
    findCafes: { found: [{}], none: [{}] },
  },
});
