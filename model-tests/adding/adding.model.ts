import { addingMachine } from '#machines/adding/adding.machine.ts';
import { addingScreen } from '#machines/adding/adding.screen.ts';
import { defineModel } from '../kit/model.ts';
import { clubLine as line } from '../samples/carts.ts';
import { pickup } from '../samples/orders.ts';

const priced = { itemId: line.itemId, name: line.name, price: 1000, shown: {} };
const shownFor = { cafeId: pickup.cafe.id, order: pickup };

export const model = defineModel({
  machine: addingMachine,
  screen: addingScreen,
  screens: { idle: 'Nothing.', pressed: 'What the presses say.' },
  invariants: {
    'has an actor for each press that is not over, and no other': ({ snapshot: { context, children } }) =>
      Object.keys(children).toSorted().join() ===
      context.presses
        .map((press) => `press.${press}`)
        .toSorted()
        .join(),
    'says whether any press is not over (AMB-50)': ({ snapshot: { context }, screen }) =>
      (screen.kind === 'pressed') === context.presses.length > 0,
  },
  sentences: {
    events: {
      'press.made': ({ input }) =>
        input.kind === 'offer' ? 'Take the offer.' : input.kind === 'card' ? 'Press Add on a card.' : 'The page is loaded again.',
    },
    outcomes: {
      press: {
        done: 'The press is over.',
        failed: 'The press breaks.',
      },
    },
  },
  inputs: { visit: undefined },
  payloads: {
    'press.made': [
      { input: { kind: 'card', press: '1', line, priced, shownFor, allergens: [] } },
      { input: { kind: 'offer', press: '2', priced, shownFor } },
    ],
  },
  outcomes: {},
  hasNoView: true,
});
