import { type Seeds, sliceOutline } from '../bread.ts';
import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { faint, fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, dots, type Point, points } from '../paths.ts';
import { grains, ring } from '../spots.ts';

/** A whole loaf. */
export interface LoafRecipe {
  readonly kind: 'loaf';
  readonly shape: 'boule' | 'long' | 'tin';
  readonly slash?: 'leaf' | 'rows';
  readonly tone: readonly [main: Tone, dark: Tone, light: Tone, slash: Tone, crumb?: Tone, pore?: Tone];
  readonly seeds?: readonly Seeds[];
  /** Where a loaf of several lobes is parted. */
  readonly lobes?: readonly number[];
  readonly isFloured?: boolean;
  /** Some slices are cut off. */
  readonly isSliced?: boolean;
}

/** Cuts in the crust. */
const slashed = {
  leaf: [
    curve(points('76 148, 180 118, 300 128')),
    ...[0, 1, 2, 3].map((i) =>
      curve([
        [118 + i * 46, 138 - i * 5],
        [140 + i * 46, 112 - i * 2],
        [146 + i * 46, 92],
      ]),
    ),
    ...[0, 1, 2, 3].map((i) =>
      curve([
        [118 + i * 46, 146 - i * 4],
        [146 + i * 46, 162],
        [160 + i * 44, 182],
      ]),
    ),
  ],
  rows: [0, 1, 2, 3].map((i) =>
    curve([
      [84 + i * 60, 168],
      [116 + i * 58, 132],
      [128 + i * 60, 92],
    ]),
  ),
};

export const loaf = (kit: Kit, recipe: LoafRecipe): string => {
  const [main, dark, light, open, crumb = colors.crumb, pore = colors.crumbShade] = recipe.tone;
  const shape = {
    boule: ring(kit, 186, 140, 146, 94, 14, 0.02),
    long: ring(kit, 196, 142, 160, 74, 16, 0.02),
    tin: points('46 120, 70 78, 130 66, 200 60, 270 64, 322 80, 340 120, 332 180, 326 216, 200 226, 60 216, 52 176'),
  }[recipe.shape];
  const mid = recipe.shape === 'tin' ? 142 : 140;
  const slashes = recipe.slash === undefined ? [] : slashed[recipe.slash];
  const cut = recipe.isSliced
    ? fill(dark, blob(sliceOutline(kit, 312, 176, 66, 78))) +
      fill(crumb, blob(sliceOutline(kit, 311, 177, 66, 78, 8))) +
      line(
        pore,
        6,
        grains(
          kit,
          Array.from({ length: 12 }, (): Point => [kit.range(268, 350), kit.range(122, 236)]),
          4,
        ),
      )
    : '';
  const on = (n: number) =>
    Array.from({ length: n }, (): Point => {
      const a = kit.range(0, 6.28);
      const q = Math.sqrt(kit.rand());
      return [190 + Math.cos(a) * 126 * q, mid - 6 + Math.sin(a) * 58 * q];
    });
  return (
    shadow(204, recipe.shape === 'long' ? 212 : 230, 164, 26) +
    fill(dark, blob(shape.map(([x, y]) => [x + 2, y + 8]))) +
    fill(main, blob(shape.map(([x, y]) => [190 + (x - 190) * 0.97 - 3, mid + (y - mid) * 0.95 - 3]))) +
    fill(light, blob(shape.map(([x, y]) => [190 + (x - 190) * 0.76 - 18, mid + (y - mid) * 0.6 - 16]))) +
    line(dark, 13, ...slashes) +
    line(open, 8, ...slashes) +
    (recipe.lobes
      ? line(
          dark,
          5,
          ...recipe.lobes.map((x) =>
            curve([
              [x - 6, 70],
              [x + 6, 140],
              [x - 4, 216],
            ]),
          ),
        ) +
        line(
          open,
          5,
          ...recipe.lobes.map((x) =>
            curve([
              [x + 16, 84],
              [x + 24, 112],
              [x + 20, 138],
            ]),
          ),
        )
      : '') +
    (recipe.isFloured ? faint(0.8, line('fff6e4', 4, grains(kit, on(24), 6))) : '') +
    (recipe.seeds ?? []).map(([tone, w, len, n]) => line(tone, w, len ? grains(kit, on(n), len) : dots(on(n)))).join('') +
    cut
  );
};
