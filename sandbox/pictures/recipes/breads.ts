import type { DishRecipe } from '../draw.ts';

/** Breads. */
export const breads = {
  'country-sourdough': { kind: 'loaf', shape: 'boule', slash: 'leaf', tone: ['b8702f', '7d421b', 'cf8c48', 'f0d09a'], isFloured: true },
  'seeded-multigrain': {
    kind: 'loaf',
    shape: 'tin',
    isSliced: true,
    tone: ['99602f', '5f341a', 'b57d45', 'dcb27f', 'e6c795', 'b98a4e'],
    seeds: [
      ['fbeed0', 6, 5, 30],
      ['8d9a4f', 7, 6, 12],
      ['3a2317', 5, 4, 16],
    ],
  },
  'caraway-rye': {
    kind: 'loaf',
    shape: 'long',
    slash: 'rows',
    isSliced: true,
    tone: ['7f4d2a', '53301b', '9c683d', 'c39661', 'd6ad79', '8f6236'],
    seeds: [['d9b27a', 4, 5, 18]],
  },
  'honey-brioche-loaf': { kind: 'loaf', shape: 'tin', tone: ['c9782f', '8a4a1c', 'e0984a', 'f6cf8c'], lobes: [116, 192, 268] },
  'olive-and-rosemary-ciabatta': { kind: 'ciabattaLoaf' },
  'stone-oven-baguette': { kind: 'baguette' },
  'pretzel-twist': { kind: 'pretzel' },
  'dinner-rolls-six': { kind: 'rolls' },
} satisfies Record<string, DishRecipe>;
