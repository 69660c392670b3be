import type { Seeds } from '../bread.ts';
import type { DishRecipe } from '../draw.ts';

const sesame: Seeds = ['fbeed0', 5.5, 4, 30];
const poppy: Seeds = ['2b1d14', 4, 0, 26];

/** Bagels & Spreads. */
export const bagels = {
  'plain-bagel': { kind: 'bagel' },
  'seven-seed-bagel': {
    kind: 'bagel',
    tone: ['b9783c', '7f4a20', 'd9a360'],
    seeds: [['7d9a3f', 8, 6, 11], sesame, poppy, ['5c4636', 6, 6, 9]],
  },
  'everything-and-then-some': { kind: 'bagel', seeds: [sesame, poppy, ['d9a05c', 7, 6, 14], ['ffffff', 4, 0, 12]] },
  'cinnamon-swirl-bagel': { kind: 'bagel', isSwirled: true, tone: ['c07a3a', '85481c', 'e0a663'] },
  'wild-blueberry-bagel': {
    kind: 'bagel',
    tone: ['c98f56', '8d5a2c', 'e5b983'],
    seeds: [
      ['96605c', 19, 4, 10],
      ['4a3f6e', 13, 2, 12],
      ['2f3560', 8, 1, 9],
    ],
  },
  'cheddar-crust-bagel': {
    kind: 'bagel',
    seeds: [
      ['c9721d', 11, 14, 24],
      ['f2ad36', 10, 13, 26],
      ['fcd67a', 5, 10, 14],
      ['a9601c', 5, 4, 9],
    ],
  },
  'bakers-dozen-bagels': { kind: 'bagel', isDozen: true },
  'plain-cream-cheese-tub': { kind: 'tub' },
  'chive-and-onion-tub': {
    kind: 'tub',
    label: '5f7f3a',
    tops: [
      ['chives', 9],
      ['onion', 2],
    ],
  },
  'honey-walnut-tub': {
    kind: 'tub',
    label: 'c98a2c',
    tops: [
      ['honey', 1, 0.05],
      ['walnuts', 4],
    ],
  },
  'garden-hummus-cup': {
    kind: 'tub',
    label: '6a878c',
    tone: ['ecce98', 'c9a05c'],
    tops: [
      ['chickpeas', 3],
      ['lemon', 1, 0.5],
    ],
  },
} satisfies Record<string, DishRecipe>;
