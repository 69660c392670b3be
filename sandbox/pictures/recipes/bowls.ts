import type { DishRecipe } from '../draw.ts';
import { bowl, mac, pasta } from './make.ts';
import { noodle } from './tones.ts';

/** Bowls. */
export const bowls = {
  'chicken-quinoa-bowl': bowl('quinoa', [
    ['chicken', 5],
    ['avocado', 1, 1.9],
    ['lemon', 1, 1.6],
    ['spinach', 7],
  ]),
  'mediterranean-bowl': bowl(
    'rice',
    [
      ['hummus', 1, 1.6],
      ['cucumber', 6],
      ['olives', 8],
      ['feta', 8],
    ],
    { over: [['herbs', 4]], glaze: 'slate' },
  ),
  'teriyaki-style-steak-bowl': bowl(
    'rice',
    [
      ['steak', 6, 1.6],
      ['broccoli', 6, 1.6],
      ['carrot', 10],
    ],
    { over: [['sesame', 6]], glaze: 'ink' },
  ),
  'black-bean-burrito-bowl': bowl(
    'rice',
    [
      ['blackBeans', 9],
      ['corn', 8],
      ['avocado', 1, 1.9],
      ['cilantro', 7],
    ],
    { glaze: 'ochre' },
  ),
  'sesame-salmon-bowl': bowl(
    'rice',
    [
      ['salmon', 5, 1.6],
      ['cucumber', 7],
      ['avocado', 1, 2],
    ],
    { over: [['sesame', 7]], glaze: 'ink' },
  ),
  'harvest-squash-bowl': bowl(
    'quinoa',
    [
      ['squash', 8],
      ['kale', 7, 1.7],
      ['almonds', 8],
      ['cranberries', 10],
    ],
    { glaze: 'sage' },
  ),
} satisfies Record<string, DishRecipe>;

/** Mac & Pasta. */
export const pastas = {
  'white-cheddar-mac': mac([['pepper', 6]]),
  'bacon-mac': mac(
    [
      ['bacon', 7],
      ['chives', 7],
    ],
    { glaze: 'slate' },
  ),
  'broccoli-mac': mac([['broccoli', 7]], { glaze: 'ochre' }),
  'meatballs-and-spaghetti': pasta(
    [
      ['meatball', 4, 0.59],
      ['parmesan', 5],
    ],
    { sauce: ['cf4428', 'a62c1e'], noodle: noodle },
  ),
  'pesto-garden-pasta': pasta(
    [
      ['spinach', 5],
      ['sunTomato', 6],
      ['parmesan', 5],
    ],
    { noodle: ['c3c869', '8a9a3c', 'e0e09a'], glaze: 'cream' },
  ),
  'lemon-shrimp-pasta': pasta(
    [
      ['arugula', 5],
      ['lemon', 2],
      ['shrimp', 5],
    ],
    { noodle: noodle },
  ),
} satisfies Record<string, DishRecipe>;
