import { plainLine } from '#domain/cart/line.ts';
import { noAvoidance, type Allergen } from '#domain/menu/allergens.ts';
import { allergensMachine } from '#machines/allergens/allergens.machine.ts';
import { allergensScreen } from '#machines/allergens/allergens.screen.ts';
import { defineModel } from '../kit/model.ts';

const allergen = (name: string, group: string, sortOrder: number, isParent = false): Allergen => ({
  itemId: name,
  name,
  group,
  sortOrder,
  isParent,
});

const list = [
  allergen('MILK', 'MILK', 1),
  allergen('TREE NUTS', 'TREE NUTS', 2, true),
  allergen('ALMOND', 'TREE NUTS', 3),
  allergen('WALNUT', 'TREE NUTS', 4),
];

const input = { cafeId: '203', avoidance: noAvoidance, isKept: true, question: null };

export const model = defineModel({
  machine: allergensMachine,
  screen: allergensScreen,
  screens: {
    loading: 'The list of allergens is fetched.',
    unloaded: 'The list did not come; one button asks again.',
    choosing: 'What to hide, what to show, and how many items fit.',
    asking: 'What is about to be added has what the guest avoids.',
    finished: 'It is stored, added or left.',
  },
  invariants: {
    'a parent is avoided with any of its members (MENU-11)': ({ snapshot: { context } }) =>
      context.list.length === 0 ||
      context.avoidance.allergens.includes('TREE NUTS') ===
        (context.avoidance.allergens.includes('ALMOND') || context.avoidance.allergens.includes('WALNUT')),
    'adds what the guest avoids only by their word (FLAGS-10)': ({ screen, trail }) =>
      screen.kind !== 'finished' || screen.as !== 'accepted' || trail.at(-1)?.type === 'item.accepted',
    'is stored only by the button that says so': ({ screen, trail }) =>
      screen.kind !== 'finished' || screen.as !== 'saved' || trail.some(({ type }) => type === 'choices.saved'),
  },
  sentences: {
    events: {
      'allergen.toggled': ({ name }) => `Tick or clear the box of ${name}.`,
      'diet.toggled': ({ diet }) => `Tick or clear the box of ${diet}.`,
      'keeping.toggled': 'Tick or clear "Keep this for next time".',
      'choices.cleared': 'Press "Clear all".',
      'choices.saved': 'Press the button that saves.',
      'list.retried': 'Try to load the list again.',
      'item.accepted': 'Press "Add it anyway".',
      'allergens.left': 'Close it, or choose something else.',
    },
    outcomes: {
      loadAllergens: { loaded: 'The list arrives.', failed: 'No answer comes about the list.' },
      storeAvoidance: { stored: 'The device stores it.', failed: 'The device refuses it.' },
    },
  },
  inputs: {
    'a guest who chooses': input,
    'a guest who adds what they avoid': {
      ...input,
      avoidance: { allergens: ['MILK'], whole: [], diets: [] },
      question: { line: plainLine('72022', 'Club'), allergens: ['MILK'] },
    },
  },
  payloads: {
    'allergen.toggled': [{ name: 'MILK' }, { name: 'ALMOND' }],
    'diet.toggled': [{ diet: 'Vegan' }],
  },
  keys: ['list', 'question'],
  outcomes: { loadAllergens: { loaded: [{ list }] }, storeAvoidance: { stored: [{}] } },
});
