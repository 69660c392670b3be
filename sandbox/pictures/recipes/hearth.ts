import type { DishRecipe } from '../draw.ts';
import { flatbread, toast } from './make.ts';
import { spreads } from './tones.ts';

/** Flatbreads. */
export const flatbreads = {
  'margherita-flatbread': flatbread(
    [
      ['mozzarella', 6],
      ['tomato', 6],
      ['basil', 7],
    ],
    { sauce: 'd9553a' },
  ),
  'prosciutto-and-fig-flatbread': flatbread([
    ['prosciutto', 6],
    ['goatCheese', 7],
    ['arugula', 7],
    ['figGlaze', 3],
  ]),
  'chipotle-chicken-flatbread': flatbread(
    [
      ['chicken', 6],
      ['corn', 7],
      ['hotSauce', 4],
    ],
    { melt: 'f2b548', sauce: 'e9b878' },
  ),
  'wild-mushroom-flatbread': flatbread([
    ['ricotta', 5],
    ['mushroom', 8],
    ['parmesan', 4],
  ]),
  'sausage-and-pepper-flatbread': flatbread(
    [
      ['sausage', 8],
      ['bellPepper', 8],
      ['herbs', 4],
    ],
    { sauce: 'd9553a', melt: 'fbe6b8' },
  ),
  'pear-and-walnut-flatbread': flatbread([
    ['pear', 6],
    ['blueCheese', 6],
    ['walnuts', 6],
    ['arugula', 4],
  ]),
} satisfies Record<string, DishRecipe>;

/** Toasts. */
export const toasts = {
  'avocado-and-seeds-toast': toast('multigrain', spreads.avocado, [
    ['lemon', 1, 0.12],
    ['pumpkinSeeds', 16],
    ['sesame', 5],
  ]),
  'ricotta-and-honey-toast': toast('sourdough', spreads.ricotta, [['honey', 1, 0.05]]),
  'smoked-salmon-toast': toast('rye', spreads.creamCheese, [
    ['cucumber', 5, 1.11, 0.3],
    ['salmon', 5, 0.85],
    ['onion', 4],
  ]),
  'peanut-butter-and-banana-toast': toast('multigrain', spreads.peanutButter, [
    ['banana', 8, 1, 0.3],
    ['honey', 1, 0.05],
  ]),
  'tomato-and-burst-basil-toast': toast('sourdough', spreads.pesto, [
    ['mozzarella', 4, 0.94],
    ['tomato', 5, 1.04],
    ['cherryTomato', 3],
    ['basil', 6],
  ]),
} satisfies Record<string, DishRecipe>;
