import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { type LayerName, tints } from '../layers/layers.ts';
import { fill, line, place, shadow } from '../marks.ts';
import { blob, curve, type Point, points } from '../paths.ts';
import { grains, ring } from '../spots.ts';

/** Two halves of a wrap. */
export interface WrapRecipe {
  readonly kind: 'wrap';
  readonly bread: 'lettuceWrap' | 'tortilla';
  readonly layers: readonly LayerName[];
}

/** Where the layers show in the cut. */
const places = points('-10 -16, 8 10, -14 18, 12 -14, 0 0');

const wrapHalf = (kit: Kit, recipe: WrapRecipe) => {
  const isLettuce = recipe.bread === 'lettuceWrap';
  const [dark, main, light] = isLettuce
    ? ([colors.leafDark, colors.leaf, colors.leafLight] as const)
    : (['c48f52', 'ecc88e', 'fae4b8'] as const);
  const inside = recipe.layers
    .map((name, i) => {
      const [dx, dy] = places[i % places.length]!;
      return fill(tints[name] ?? colors.crumb, blob(ring(kit, -88 + dx, dy, 17, 20, 8, 0.14)));
    })
    .join('');
  const frilled = (cx: number, rx: number, ry: number, n: number, dy = 0) => blob(ring(kit, cx, dy, rx, ry, n, isLettuce ? 0.09 : 0.03));
  return (
    (isLettuce ? fill(dark, frilled(20, 128, 64, 22)) + fill(main, frilled(16, 118, 52, 20, -6)) : '') +
    (isLettuce
      ? ''
      : fill(dark, blob(points('-88 -58, 40 -56, 110 -44, 136 0, 112 46, 40 58, -88 60'))) +
        fill(main, blob(points('-88 -56, 40 -54, 106 -42, 126 -4, 96 22, 20 32, -88 34'))) +
        line(light, 5, curve(points('-50 -36, 30 -40, 96 -24')))) +
    (isLettuce
      ? line('d9e8a8', 9, curve(points('-50 2, 20 -6, 112 -2'))) +
        line(
          'd9e8a8',
          3.6,
          curve(points('-20 -4, 10 -22, 22 -46')),
          curve(points('26 -5, 56 -20, 72 -40')),
          curve(points('-14 2, 16 20, 30 40')),
          curve(points('40 -2, 70 12, 88 26')),
        )
      : line(
          'c48f52',
          4,
          grains(
            kit,
            Array.from({ length: 6 }, (): Point => [kit.range(-40, 90), kit.range(-36, 20)]),
            6,
          ),
        )) +
    fill(dark, frilled(-88, 44, 62, isLettuce ? 18 : 12)) +
    fill(light, frilled(-89, 39, 56, isLettuce ? 16 : 12)) +
    fill('fdf0d2', blob(ring(kit, -89, 0, 31, 46, 10, 0.05))) +
    inside +
    (isLettuce ? line(colors.leafDark, 4, curve(points('-112 -10, -96 -30, -76 -34')), curve(points('-70 30, -62 12, -66 -4'))) : '')
  );
};

export const wrap = (kit: Kit, recipe: WrapRecipe): string =>
  shadow(206, 238, 150, 20) +
  (
    [
      [150, 104, -14],
      [232, 158, 8],
    ] as const
  )
    .map(([x, y, turn]) => place(x, y, turn, 1, wrapHalf(kit, recipe)))
    .join('');
