import type { DishRecipe } from '../draw.ts';

/** Pastries. */
export const pastries = {
  'butter-croissant': { kind: 'croissant' },
  'almond-croissant': { kind: 'croissant', isSugared: true, tops: [['almonds', 11]] },
  'dark-chocolate-croissant': { kind: 'painAuChocolat' },
  'spinach-feta-croissant': {
    kind: 'croissant',
    tops: [
      ['spinach', 5],
      ['feta', 5],
    ],
  },
  'lemon-curd-danish': { kind: 'danish', filling: ['f6cf45', 'dba81f', 'fcebaa'] },
  'cherry-danish': { kind: 'danish', filling: ['b3243a', '7d1426', 'e06a77'], tops: [['cherries', 7]], isIced: true },
  'cinnamon-roll': { kind: 'roll' },
  'orange-cranberry-scone': { kind: 'scone', fruit: 'cranberries', hasZest: true },
  'blueberry-crumb-muffin': { kind: 'muffin', hasCrumb: true, tops: [['blueberries', 7]] },
  'banana-walnut-muffin': {
    kind: 'muffin',
    tone: ['c0874a', '86542a', 'dcb07a'],
    paper: ['8f6b4a', '6f4f34'],
    tops: [
      ['banana', 3],
      ['walnuts', 5],
    ],
  },
  'pumpkin-spice-muffin': {
    kind: 'muffin',
    tone: ['c8722a', '8f4a17', 'e49a50'],
    paper: ['d9a05c', 'b57c3c'],
    glaze: 'fff4df',
    tops: [['pepper', 5]],
  },
  'rhubarb-spring-scone': { kind: 'scone', fruit: 'rhubarb', isIced: true },
} satisfies Record<string, DishRecipe>;
