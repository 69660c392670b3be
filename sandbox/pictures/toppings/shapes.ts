import type { Kit } from '../chance.ts';
import { fill, line, type Tone } from '../marks.ts';
import { blob, curve, dashes, dots, type Point, poly, type Stroke } from '../paths.ts';
import { each, put, rim, round, type Spot } from '../spots.ts';

/** Round slices: a dark one, and a lighter one a little aside. */
export const disc = (kit: Kit, spots: readonly Spot[], r: number, under: Tone, over: Tone, dx = -1.5, dy = -1.5): string =>
  fill(under, round(kit, spots, r)) + fill(over, round(kit, spots, r * 0.84, dx, dy));

/** Small round things. */
export const bead = (spots: readonly Spot[], r: number, tone: Tone, dx = 0, dy = 0): string =>
  line(tone, r * 2, dots(spots.map((p) => [p.x + dx, p.y + dy])));

/** Seeds and the like: a short thick stroke with a thin one upon it. */
export const kernels = (kit: Kit, list: readonly Point[], len: number, width: number, under: Tone, over: Tone): string => {
  const way = list.map(([x, y]): Stroke => {
    const a = kit.range(0, 3.14);
    return [x, y, Math.cos(a) * len, Math.sin(a) * len];
  });
  return (
    line(under, width, dashes(way)) +
    line(over, width * 0.4, dashes(way.map(([x, y, dx, dy]) => [x, y - width * 0.16, dx * 0.7, dy * 0.7])))
  );
};

/** Cubes, their upper side lit. */
export const cubes = (kit: Kit, spots: readonly Spot[], r: number, side: Tone, top: Tone): string =>
  fill(
    side,
    each(spots, (p) =>
      poly(
        put(kit, p, [
          [-r, -r],
          [r, -r * 0.8],
          [r * 0.9, r],
          [-r * 0.9, r],
        ]).map(([x, y]) => [x + 1, y + r * 0.5]),
      ),
    ),
  ) +
  fill(
    top,
    each(spots, (p) =>
      poly(
        put(kit, p, [
          [-r, -r],
          [r, -r * 0.8],
          [r * 0.9, r],
          [-r * 0.9, r],
        ]),
      ),
    ),
  );

/** Strips, a little bent. */
export const strips = (kit: Kit, spots: readonly Spot[], len: number, width: number, under: Tone, over: Tone): string => {
  const d = each(spots, (p) =>
    curve(
      put(kit, p, [
        [-len, 2],
        [0, kit.range(-4, 4)],
        [len, 0],
      ]),
    ),
  );
  return line(under, width, d) + line(over, width * 0.62, d);
};

const wedge = (r: number): Point[] => [
  [-r, 0],
  [-r * 0.7, r * 0.62],
  [0, r * 0.86],
  [r * 0.7, r * 0.62],
  [r, 0],
  [r * 0.4, r * 0.16],
  [-r * 0.4, r * 0.16],
];

/** Wedges of fruit with their skin. */
export const fruitWedge = (kit: Kit, spots: readonly Spot[], r: number, skin: Tone, flesh: Tone): string =>
  fill(
    skin,
    each(spots, (p) => blob(put(kit, p, wedge(r)))),
  ) +
  fill(
    flesh,
    each(spots, (p) =>
      blob(
        put(
          kit,
          p,
          wedge(r * 0.88).map(([x, y]) => [x, y - r * 0.1]),
        ),
      ),
    ),
  );

/** Thin slices folded once. */
export const folds = (kit: Kit, spots: readonly Spot[], r: number, base: Tone, dark: Tone, light: Tone): string =>
  fill(
    base,
    each(spots, (p) =>
      blob(
        put(kit, p, [
          [-r, -r * 0.5],
          [-r * 0.2, -r * 0.9],
          [r * 0.6, -r * 0.6],
          [r, 0],
          [r * 0.5, r * 0.7],
          [-r * 0.3, r * 0.5],
          [-r * 1.1, r * 0.6],
        ]),
      ),
    ),
  ) +
  rim(
    kit,
    spots,
    [
      [-r * 0.8, r * 0.3],
      [-r * 0.2, -r * 0.3],
      [r * 0.7, r * 0.1],
    ],
    2.5,
    dark,
  ) +
  rim(
    kit,
    spots,
    [
      [-r * 0.7, -r * 0.2],
      [-r * 0.1, -r * 0.65],
      [r * 0.6, -r * 0.3],
    ],
    2.5,
    light,
  );
