import type { Kit } from '../chance.ts';
import { colors, type Glaze } from '../colors.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { leaves } from '../leaves.ts';
import { contact, fill, place, type Tone } from '../marks.ts';
import { blob, oval } from '../paths.ts';
import { ring } from '../spots.ts';
import { topping } from '../toppings/toppings.ts';
import { plate } from '../vessels.ts';

/** Leaves heaped on a wide plate. */
export interface SaladRecipe {
  readonly kind: 'salad';
  readonly greens: keyof typeof greens;
  readonly tops: readonly Garnish[];
  readonly glaze?: Glaze;
}

/** Rows of things on leaves. */
export interface CobbRecipe {
  readonly kind: 'cobb';
  readonly tops: readonly Garnish[];
}

/** The shape of the leaves; dark, middle and light tone. */
const greens = {
  romaine: ['romaine', colors.leafDark, colors.leaf, 'b3cf74'],
  greens: ['frill', '48742f', '7aa544', 'b3cf74'],
  arugula: ['arugula', colors.leafDark, '5d8a38', colors.leafLight],
} as const;

export const salad = (kit: Kit, recipe: SaladRecipe): string => {
  kit.flat = 0.86;
  const [kind, dark, mid, light] = greens[recipe.greens];
  const fan = (n: number, reach: number, stray: number) =>
    Array.from({ length: n }, (_, i) => {
      const a = kit.range(-0.25, 0.25) + (i / n) * 6.283 + reach;
      return {
        x: 200 + Math.cos(a) * reach * 1.35,
        y: 144 + Math.sin(a) * reach * 0.84,
        turn: a + kit.range(-stray, stray),
        size: kit.range(0.85, 1.12),
      };
    });
  const layer = (n: number, reach: number, len: number, stray: number, odd: Tone, even: Tone, ribs: readonly [Tone, Tone]) => {
    const at = fan(n, reach, stray);
    return [odd, even]
      .map((tone, j) =>
        leaves(
          kit,
          kind,
          at.filter((_, i) => i % 2 === j),
          len,
          tone,
          j === 0 ? ribs[0] : ribs[1],
          kind === 'romaine' ? 4 : 2.4,
        ),
      )
      .join('');
  };
  return (
    plate({ cx: 200, cy: 158, rx: 178, ry: 116, glaze: recipe.glaze }) +
    contact(208, 170, 136, 82) +
    fill(dark, oval(200, 148, 110, 72)) +
    (kit.isBrief
      ? layer(7, 44, 88, 0.5, dark, mid, [mid, light]) + fill(light, blob(ring(kit, 200, 142, 76, 46, 9, 0.2)))
      : layer(10, 56, 80, 0.4, dark, mid, [mid, light]) +
        layer(7, 26, 74, 0.6, mid, light, [light, mid]) +
        layer(3, 4, 58, 0.9, light, 'c9dd92', [mid, mid])) +
    garnish(kit, recipe.tops, 200, 136, kit.isBrief ? 92 : 98, 56, 1.5)
  );
};

export const cobb = (kit: Kit, recipe: CobbRecipe): string => {
  kit.flat = 0.86;
  const out = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 13) * 6.283;
    return { x: 200 + Math.cos(a) * 84, y: 148 + Math.sin(a) * 50, turn: a + kit.range(-0.5, 0.5), size: kit.range(0.85, 1.1) };
  });
  const rows = recipe.tops
    .map(([name, n], i) => {
      const off = (i - (recipe.tops.length - 1) / 2) * 46;
      return place(
        Math.round(200 + off),
        146,
        0,
        1.3,
        topping(
          kit,
          name,
          Array.from({ length: n }, (_, j) => ({
            x: kit.range(-3, 3),
            y: (j - (n - 1) / 2) * (106 / n) * (1 - Math.abs(off) / 330),
            turn: kit.range(-0.3, 0.3),
            size: 0.86,
          })),
        ),
      );
    })
    .join('');
  return (
    plate({ cx: 200, cy: 158, rx: 176, ry: 116 }) +
    contact(208, 170, 140, 84) +
    leaves(
      kit,
      'romaine',
      out.filter((_, i) => i % 2),
      72,
      colors.leafDark,
      colors.leaf,
      4,
    ) +
    leaves(
      kit,
      'romaine',
      out.filter((_, i) => i % 2 === 0),
      70,
      colors.leaf,
      colors.leafLight,
      4,
    ) +
    fill(colors.leafLight, blob(ring(kit, 200, 146, 120, 74, 12, 0.06))) +
    rows
  );
};
