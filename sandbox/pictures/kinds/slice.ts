import type { Kit } from '../chance.ts';
import { fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, dots, type Point, points, poly } from '../paths.ts';
import { grains } from '../spots.ts';
import { topping, type ToppingName } from '../toppings/toppings.ts';

/** A wedge of layers: `[height, front, side]` from the bottom up. */
export interface SliceRecipe {
  readonly kind: 'slice';
  readonly bands: readonly (readonly [height: number, front: Tone, side: Tone])[];
  readonly pore: Tone;
  readonly top: readonly [main: Tone, dark: Tone];
  readonly tops?: readonly (readonly [name: ToppingName, count: number])[];
  /** A pie, with a pinched rim. */
  readonly isCrimped?: boolean;
}

const crimp = points('328 160, 320 178, 312 196, 304 214, 296 232').map(([x, y]): Point => [x, y + 8]);

/** The corners of its foot: the tip, and the two ends of the rim. */
const [A, B, D] = [
  [60, 214],
  [292, 246],
  [330, 150],
] as const;

export const slice = (kit: Kit, recipe: SliceRecipe): string => {
  const at = (x: number, y: number, up: number): Point => [x, y - up];
  const band = (h0: number, h1: number, front: Tone, side: Tone) =>
    fill(front, poly([at(...A, h0), at(...B, h0), at(...B, h1), at(...A, h1)])) +
    fill(side, poly([at(...B, h0), at(...D, h0 * 0.9), at(...D, h1 * 0.9), at(...B, h1)]));
  const H = recipe.bands.reduce((h, b) => h + b[0], 0);
  let h = 0;
  const sides = recipe.bands
    .map(([dh, front, side]) => {
      const svg = band(h, h + dh + 1, front, side);
      h += dh;
      return svg;
    })
    .join('');
  const top = blob([
    at(...A, H),
    at(...A, H + 2),
    [(A[0] + D[0]) / 2, (A[1] + D[1]) / 2 - H * 0.95 - 5],
    at(D[0], D[1], H * 0.9 + 2),
    at(D[0], D[1], H * 0.9),
    [(B[0] + D[0]) / 2 + 8, (B[1] + D[1]) / 2 - H],
    at(...B, H),
    at(...B, H),
    [(A[0] + B[0]) / 2, (A[1] + B[1]) / 2 - H + 2],
  ]);
  kit.flat = 0.7;
  const dot = Array.from({ length: 12 }, (): Point => {
    const t = kit.range(0.1, 0.95);
    return [A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t - kit.range(6, H - 14)];
  });
  return (
    shadow(204, 242, 160, 26) +
    sides +
    line(recipe.pore, 4, grains(kit, dot, 4)) +
    fill(recipe.top[0], top) +
    line(
      recipe.top[1],
      5,
      curve([
        [120, 198 - H],
        [200, 184 - H],
        [290, 166 - H],
      ]),
      curve([
        [200, 214 - H],
        [260, 206 - H],
        [300, 190 - H],
      ]),
    ) +
    (recipe.isCrimped
      ? line('a9682c', 27, dots(crimp.map(([x, y]) => [x, y - H + 5]))) +
        line('e0a556', 22, dots(crimp.map(([x, y]) => [x, y - H]))) +
        line('f3cf8c', 6, dots(crimp.map(([x, y]) => [x - 4, y - H - 5]))) +
        line(
          '8f5a22',
          6,
          curve([
            [150, 202 - H],
            [190, 196 - H],
            [220, 184 - H],
          ]),
          curve([
            [180, 222 - H],
            [222, 214 - H],
            [252, 198 - H],
          ]),
          curve([
            [216, 180 - H],
            [246, 176 - H],
          ]),
        )
      : '') +
    (recipe.tops ?? [])
      .map(([name, n]) =>
        topping(
          kit,
          name,
          Array.from({ length: n }, (_, i) => ({
            x: 120 + 160 * 0.62 * ((i + 1) / n) + 40,
            y: 212 - H - 14 + kit.range(-8, 4) - i * 5,
            turn: kit.range(-0.3, 0.3),
            size: 1.1,
          })),
        ),
      )
      .join('')
  );
};
