import type { PairRecipe } from '../draw.ts';
import { dishes, type DishKey } from './dishes.ts';

const pair = (first: DishKey, second: DishKey): PairRecipe & { readonly keys: readonly [DishKey, DishKey] } => ({
  kind: 'pair',
  dishes: [dishes[first], dishes[second]],
  keys: [first, second],
});

/** Combos: one choice of each of their two places. */
export const combos = {
  'you-pick-two': pair('tomato-basil-soup', 'brisket-and-gruyere-melt'),
  'soup-and-half-sandwich': pair('autumn-squash', 'roast-turkey-and-avocado'),
  'soup-and-half-salad': pair('chicken-and-wild-rice', 'strawberry-field-salad'),
  'half-sandwich-and-half-salad': pair('chicken-pesto-press', 'classic-caesar'),
  'mac-and-half-sandwich': pair('white-cheddar-mac', 'bacon-turkey-club'),
  'mac-and-half-salad': pair('white-cheddar-mac', 'greek-garden-salad'),
  'soup-and-mac': pair('broccoli-cheddar', 'bacon-mac'),
  'egg-sandwich-and-coffee': pair('sunrise-egg-and-cheddar', 'hearth-blend-coffee'),
  'oats-and-something-hot': pair('steel-cut-oats-with-berries', 'caffe-latte'),
  'bagel-spread-and-coffee': pair('seven-seed-bagel', 'hearth-blend-coffee'),
  'pastry-and-latte': pair('butter-croissant', 'caffe-latte'),
  'cookie-and-cold-milk': pair('chocolate-chunk-cookie', 'cold-milk'),
  'slice-and-tea': pair('strawberry-shortcake-slice', 'breakfast-black-tea'),
  'kids-meal': pair('kids-grilled-cheese', 'apple-juice-box'),
  'whole-sandwich-meal': pair('bacon-turkey-club', 'pressed-lemonade'),
  'flatbread-and-half-salad': pair('margherita-flatbread', 'classic-caesar'),
  'bowl-and-cooler': pair('chicken-quinoa-bowl', 'mint-lemonade'),
  'toast-and-smoothie': pair('avocado-and-seeds-toast', 'strawberry-banana-smoothie'),
} satisfies Record<string, PairRecipe>;
