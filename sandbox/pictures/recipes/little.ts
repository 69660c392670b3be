import type { DishRecipe } from '../draw.ts';
import { mac, pasta, salad, wrap } from './make.ts';
import { noodle } from './tones.ts';

/** Kids, and Sides. */
export const little = {
  'kids-grilled-cheese': { kind: 'triangles', bread: 'sourdough', layers: ['cheddar'], isHot: true },
  'kids-cheddar-mac': mac([['cheddar', 3, 0.59]], { glaze: 'rose' }),
  'kids-turkey-roll-up': wrap('tortilla', ['turkey', 'cheddar', 'turkey', 'cheddar']),
  'kids-noodles-and-butter': pasta(
    [
      ['butter', 1, 0.05],
      ['parmesan', 4],
    ],
    { noodle: noodle, glaze: 'rose' },
  ),
  'kids-peanut-butter-and-jam': { kind: 'triangles', bread: 'white', layers: ['peanutButter', 'jam'] },
  'sea-salt-potato-chips': { kind: 'chips' },
  'crisp-apple': { kind: 'apple' },
  'baguette-piece': { kind: 'baguette', isPiece: true },
  'fruit-cup': {
    kind: 'cup',
    fillTone: 'e9a878',
    surface: 'c9747a',
    inner: [
      ['melon', 4],
      ['grapes', 5],
    ],
    tops: [
      ['melon', 5],
      ['grapes', 6],
      ['strawberry', 4],
    ],
  },
  'roasted-potato-wedges': { kind: 'wedges' },
  'side-caesar': salad(
    'romaine',
    [
      ['croutons', 5, 0.71],
      ['parmesan', 6, 0.71],
    ],
    { glaze: 'slate' },
  ),
  'greek-yogurt-cup': { kind: 'porridge', smooth: 'fffaf0', glaze: 'slate', tops: [['honey', 1, 0.05]] },
  'buttered-popcorn': { kind: 'popcorn' },
} satisfies Record<string, DishRecipe>;
