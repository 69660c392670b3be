import type { DishRecipe } from '../draw.ts';
import { bun, sandwich } from './make.ts';

/** Breakfast. */
export const breakfast = {
  'sunrise-egg-and-cheddar': bun('brioche', ['cheddar', 'egg', 'cheddar']),
  'smoked-bacon-stack': sandwich('sourdough', ['egg', 'gruyere', 'bacon', 'bacon'], { isHot: true }),
  'sage-sausage-bagel': bun('bagel', ['sausage', 'provolone', 'egg']),
  'garden-morning-ciabatta': sandwich('ciabatta', ['spinach', 'egg', 'sunTomato', 'avocado']),
  'smoked-salmon-sunrise': sandwich('multigrain', ['creamCheese', 'cucumber', 'egg', 'salmon']),
  'ham-and-gruyere-croissant': { kind: 'croissantSandwich', layers: ['ham', 'gruyere', 'egg'] },
  'steel-cut-oats-with-berries': {
    kind: 'porridge',
    tops: [
      ['berries', 9, 0.73, 0.05],
      ['honey', 1, 0.05],
    ],
  },
  'apple-almond-oats': {
    kind: 'porridge',
    tops: [
      ['apple', 5, 0.54, 0.1],
      ['almonds', 7, 0.87, 0.5],
      ['pepper', 5],
    ],
    glaze: 'ochre',
  },
  'honey-granola-parfait': {
    kind: 'parfait',
    fruit: 'c93c40',
    tops: [
      ['granola', 5],
      ['strawberry', 5],
    ],
  },
  'peach-orchard-parfait': {
    kind: 'parfait',
    fruit: 'ee8a3c',
    fruitLight: 'fbc98a',
    tops: [
      ['peach', 6],
      ['almonds', 5],
    ],
  },
  'buttermilk-pancakes': { kind: 'pancakes' },
  'malted-waffle-and-strawberries': { kind: 'waffle', tops: [['strawberry', 8, 0.99, 0.2]] },
  'brisket-and-potato-hash': {
    kind: 'hash',
    tops: [
      ['potato', 11, 1.32, 0.3],
      ['brisket', 7, 1.27, 0.4],
      ['bellPepper', 7, 1.22, 0.4],
    ],
  },
} satisfies Record<string, DishRecipe>;
