import type { Kit } from './chance.ts';
import { colors } from './colors.ts';
import { fill, line, type Tone } from './marks.ts';
import { blob, curve, dots, type Point, points } from './paths.ts';
import { grains, slab, spread } from './spots.ts';

/** A bread, seen as slices. */
export interface Loaf {
  readonly crust: Tone;
  readonly top: Tone;
  /** Of the grill, or of flour. */
  readonly mark: Tone;
  readonly crumb: Tone;
  readonly pore: Tone;
  readonly seeds?: Tone;
}

/** Seeds on a crust: strokes of a length, or dots where it is 0. */
export type Seeds = readonly [tone: Tone, width: number, length: number, count: number];

const breads = {
  sourdough: { crust: '8f4f24', top: 'e3ad68', mark: 'b97834', crumb: colors.crumb, pore: colors.crumbShade },
  multigrain: { crust: '6f3d1d', top: 'c48f52', mark: '8a5426', crumb: 'e6c795', pore: 'b98a4e', seeds: 'fbe6bf' },
  rye: { crust: '633a22', top: 'a06c3e', mark: '5c351d', crumb: 'cda26d', pore: '8f6236', seeds: '6b4223' },
  white: { crust: 'c98b48', top: 'f2d193', mark: 'd6a052', crumb: 'fdf1d6', pore: 'ecd5a6' },
  ciabatta: { crust: 'b06a30', top: 'dda35c', mark: '87501f', crumb: colors.crumb, pore: colors.crumbShade },
  baguette: { crust: 'a55f28', top: 'dc9a4d', mark: '8a4a1f', crumb: colors.crumb, pore: colors.crumbShade },
} satisfies Record<string, Loaf>;

export type LoafName = keyof typeof breads;

export const loaves: Readonly<Record<LoafName, Loaf>> = breads;

/** The cut face of a slice or half a roll. */
export const face = (kit: Kit, loaf: Loaf, x0: number, x1: number, top: number, bottom: number): string =>
  fill(loaf.crust, blob(slab(kit, x0, x1, top, bottom, 1.5))) +
  fill(loaf.crumb, blob(slab(kit, x0 + 9, x1 - 9, top + 2.5, bottom - 1.5, 1.5))) +
  line(
    loaf.pore,
    3.4,
    grains(
      kit,
      spread(x0 + 18, x1 - 18, kit.few(10)).map((x) => [x, kit.range(top + 8, bottom - 7)]),
      3,
    ),
  ) +
  (loaf.seeds ? line(loaf.crust, 2.2, dots(spread(x0 + 14, x1 - 14, kit.few(9)).map((x) => [x, kit.range(top + 7, bottom - 6)]))) : '');

/** The upper side of the upper slice, leaning away from us. */
export const sliceTop = (kit: Kit, loaf: Loaf, x0: number, x1: number, y: number, isHot: boolean): string => {
  const lid = (d: number, dy: number) =>
    blob([
      [x0 + d, y + 1],
      [x0 + d, y + 2],
      [x0 + 8 + d, y - 22 + dy],
      [x0 + 24 + d, y - 46 + dy],
      [x0 + 66, y - 58 + dy],
      [x0 + 118, y - 62 + dy],
      [x1 - 18 - d, y - 54 + dy],
      [x1 + 12 - d, y - 34 + dy],
      [x1 + 8 - d, y - 14],
      [x1 - d, y + 2],
      [x1 - d, y + 1],
      [(x0 + x1) / 2, y + 3],
    ]);
  const marks = [0.12, 0.36, 0.6, 0.84].map((t) =>
    curve([
      [x0 + 12 + t * (x1 - x0 - 34), y - 8],
      [x0 + 26 + t * (x1 - x0 - 34), y - 28],
      [x0 + 44 + t * (x1 - x0 - 44), y - 47 + Math.abs(t - 0.5) * 10],
    ]),
  );
  const speck = Array.from({ length: kit.few(11) }, (): Point => [kit.range(x0 + 30, x1 - 14), kit.range(y - 44, y - 8)]);
  return (
    fill(loaf.crust, lid(0, 0)) +
    fill(loaf.top, lid(5, 4)) +
    (isHot
      ? line(loaf.mark, 7, ...marks)
      : line(loaf.crumb, 4.4, grains(kit, speck, 4)) + line(loaf.mark, 3, dots(speck.slice(0, 6).map(([x, yy]) => [x + 7, yy + 3])))) +
    (loaf.seeds
      ? line(
          loaf.seeds,
          3,
          grains(
            kit,
            Array.from({ length: kit.few(11) }, () => [kit.range(x0 + 30, x1 - 20), kit.range(y - 44, y - 10)]),
            3,
          ),
        )
      : '')
  );
};

/** A slice lying down, `inset` inside its crust. */
export const sliceOutline = (kit: Kit, cx: number, cy: number, w: number, h: number, d = 0): Point[] =>
  points(
    '-0.98 0.5, -0.92 0.06, -1.02 -0.3, -0.84 -0.78, -0.36 -0.98, 0.2 -1, 0.72 -0.88, 1 -0.5, 0.96 -0.12, 0.9 0.3, 0.96 0.7, 0.6 0.96, 0 1, -0.62 0.98',
  ).map(([x, y]) => [cx + x * (w - d) + kit.range(-1.5, 1.5), cy + y * (h - d) + kit.range(-1.5, 1.5)]);
