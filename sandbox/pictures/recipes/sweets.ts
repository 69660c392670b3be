import type { DishRecipe } from '../draw.ts';

/** Cakes & Cookies. */
export const sweets = {
  'chocolate-chunk-cookie': { kind: 'cookie', tops: [['chocolateChunks', 14]], isSalted: true },
  'oatmeal-raisin-cookie': {
    kind: 'cookie',
    tone: ['b98449', '7f5227', 'd6a66c'],
    tops: [
      ['raisins', 9],
      ['oatFlakes', 9],
    ],
  },
  'snow-sugar-cookie': { kind: 'cookie', tone: ['e9c384', 'b98a48', 'f5dca9'], frosting: ['fdfaf4', 'd9d6d0'] },
  'peanut-butter-cookie': { kind: 'cookie', tone: ['d49c52', '9c6729', 'ecc281'], isPressed: true },
  'double-fudge-brownie': { kind: 'bar', tone: ['6a3d26', '512c1a', '3a1e11'], shine: '9c6a48', speck: '85553a' },
  'lemon-shortbread-bar': {
    kind: 'bar',
    tone: ['f8d452', 'f0bd3a', 'd39c25'],
    shine: 'fdeeae',
    speck: 'fbe08b',
    crust: ['e6bd7c', 'c99a55'],
    isSugared: true,
  },
  'strawberry-shortcake-slice': {
    kind: 'slice',
    bands: [
      [30, 'f2cf8c', 'd9ae66'],
      [10, 'fffaf0', 'ead9bd'],
      [12, 'd9473f', 'a82c2f'],
      [28, 'f2cf8c', 'd9ae66'],
      [12, 'fffaf0', 'ead9bd'],
    ],
    pore: 'dcb46c',
    top: ['fffaf0', 'ead9bd'],
    tops: [['strawberry', 3]],
  },
  'carrot-cake-slice': {
    kind: 'slice',
    bands: [
      [36, 'b9743a', '8f5426'],
      [11, 'fdf3dc', 'e3d1ac'],
      [36, 'b9743a', '8f5426'],
      [11, 'fdf3dc', 'e3d1ac'],
    ],
    pore: 'e9943f',
    top: ['fdf3dc', 'e3d1ac'],
    tops: [['walnuts', 3]],
  },
  'vanilla-bean-cupcake': { kind: 'cupcake' },
  'orchard-apple-pie-slice': {
    kind: 'slice',
    bands: [
      [11, 'c68a45', '9a6129'],
      [20, 'edc977', 'c99a45'],
      [3, 'b07a34', '8f5a22'],
      [19, 'f3d68c', 'd0a350'],
      [3, 'b07a34', '8f5a22'],
      [16, 'edc977', 'c99a45'],
      [12, 'd99a50', 'a9682c'],
    ],
    pore: 'dba94e',
    top: ['dfa558', 'dfa558'],
    isCrimped: true,
  },
  'celebration-cake-8-inch': { kind: 'cake' },
} satisfies Record<string, DishRecipe>;
