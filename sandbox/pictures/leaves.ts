import type { Kit } from './chance.ts';
import { fill, line, type Tone } from './marks.ts';
import { blob, curve, type Point, points } from './paths.ts';
import { each, put, type Spot } from './spots.ts';

/** Outlines of leaves that grow to the right from the stem at 0, in hundredths of their length. */
const outlines = {
  frill: points('0 4, 24 24, 38 46, 54 38, 70 54, 94 36, 98 4, 102 -26, 78 -50, 58 -40, 40 -50, 24 -22, 0 -4'),
  romaine: points('0 9, 22 18, 34 32, 48 27, 60 36, 74 28, 88 30, 104 10, 104 -12, 88 -28, 74 -26, 60 -36, 46 -26, 32 -32, 20 -17, 0 -9'),
  arugula: points('0 4, 32 8, 38 28, 50 10, 62 34, 72 12, 104 12, 98 -20, 72 -10, 60 -36, 48 -10, 34 -26, 0 -4'),
  round: points('0 5, 22 10, 40 34, 72 38, 102 6, 100 -10, 70 -38, 38 -32, 22 -9, 0 -5'),
  basil: points('0 3, 20 26, 54 34, 86 18, 108 0, 84 -20, 52 -34, 18 -24, 0 -3'),
};

export type LeafShape = keyof typeof outlines;

/** The outline of one leaf. */
export const leaf = (kit: Kit, kind: LeafShape, p: Spot, len: number): string =>
  blob(
    put(
      kit,
      p,
      outlines[kind].map(([x, y]) => [(x * len) / 100 + kit.range(-1, 1), (y * len) / 100 + kit.range(-1, 1)]),
    ),
  );

const rib = (kit: Kit, p: Spot, len: number, to = 0.82) =>
  curve(
    put(kit, p, [
      [0, 0],
      [len * 0.4, kit.range(-2, 2)],
      [len * to, 0],
    ]),
  );

export const leaves = (kit: Kit, kind: LeafShape, spots: readonly Spot[], len: number, tone: Tone, ribTone: Tone, ribWidth = 2): string =>
  fill(
    tone,
    each(spots, (p) => leaf(kit, kind, p, len * p.size)),
  ) +
  line(
    ribTone,
    ribWidth,
    each(spots, (p) => rib(kit, p, len * p.size)),
  );

/** The lit half of a basil leaf. */
export const halfLeaf = (kit: Kit, p: Spot, len: number): string =>
  blob(
    put(
      kit,
      p,
      outlines.basil
        .slice(0, 5)
        .map(([x, y]): Point => [(x * len) / 100, (y * len) / 110])
        .concat([
          [len * 0.5, 0],
          [0, 0],
        ]),
    ),
  );
