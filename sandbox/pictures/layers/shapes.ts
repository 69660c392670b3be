import type { Kit } from '../chance.ts';
import { leaf, type LeafShape } from '../leaves.ts';
import { fill, line, type Tone } from '../marks.ts';
import { blob, curve, dashes, type Point, poly, type Stroke } from '../paths.ts';
import { each, ring, ruffle, slab, spread } from '../spots.ts';
import type { Layer } from './layer.ts';

/** Round slices seen from the side: `n` thick strokes, each with a lighter one upon it. */
export const coins = (kit: Kit, x0: number, x1: number, y: number, n: number, h: number, under: Tone, over: Tone, lift = 1.5): string => {
  const w = (x1 - x0) / n;
  const at = spread(x0, x1, n).map((x): Stroke => [x - w / 2 + h / 2 - 2, y - h / 2 + kit.range(-1, 1), w - h + 4, kit.range(-1, 1)]);
  return line(under, h, dashes(at)) + line(over, h * 0.58, dashes(at.map(([x, yy, dx, dy]) => [x + 1, yy - lift, dx - 2, dy])));
};

/** Thin slices folded upon each other. */
export const foldedMeat =
  (base: Tone, dark: Tone, light: Tone, h = 24): Layer =>
  (kit, x0, x1, y) => {
    const n = 4;
    const w = (x1 - x0) / n;
    const loops = spread(x0, x1, n).map((x): Point => [x + kit.range(-4, 4), kit.range(0.85, 1.1)]);
    return [
      h - 3,
      fill(dark, blob(ruffle(kit, x0 - 4, x1 + 4, y - h, y, 5, 4))) +
        fill(
          base,
          each(loops, ([x, s]) =>
            blob([
              [x - w * 0.62, y - h * 0.45],
              [x - w * 0.4, y - h * s],
              [x + w * 0.42, y - h * s - 1],
              [x + w * 0.62, y - h * 0.5],
              [x + w * 0.3, y - 3],
              [x - w * 0.3, y - 1],
            ]),
          ),
        ) +
        line(
          light,
          2.6,
          each(loops, ([x, s]) =>
            curve([
              [x - w * 0.42, y - h * 0.5],
              [x - w * 0.2, y - h * s + 4],
              [x + w * 0.34, y - h * s + 4],
            ]),
          ),
        ) +
        line(
          dark,
          2.4,
          each(loops, ([x]) =>
            curve([
              [x - w * 0.3, y - 5],
              [x + w * 0.1, y - h * 0.45],
              [x + w * 0.45, y - h * 0.42],
            ]),
          ),
        ),
    ];
  };

/** A slice with a corner that hangs down, or melted. */
export const cheese =
  (base: Tone, dark: Tone, melts?: boolean): Layer =>
  (kit, x0, x1, y, isHot) => {
    const h = 11;
    if (!isHot && !melts) {
      const tip = kit.range(x0 + 60, x1 - 90);
      return [
        h - 2,
        fill(
          base,
          poly([
            [x0 - 5, y - h],
            [x1 + 4, y - h + 1],
            [x1 + 5, y],
            [tip + 42, y],
            [tip + 14, y + 19],
            [tip - 20, y],
            [x0 - 4, y - 1],
          ]),
        ) +
          line(
            dark,
            2.5,
            curve([
              [x0 - 3, y - 1.5],
              [tip - 20, y - 1.5],
            ]),
            curve([
              [tip + 42, y - 1.5],
              [x1 + 3, y - 1.5],
            ]),
          ),
      ];
    }
    const drips = spread(x0 + 8, x1 - 8, 4)
      .toReversed()
      .flatMap((x): Point[] => {
        const d = kit.range(8, 26);
        return [
          [x + 20, y],
          [x + 9, y + 2],
          [x + 6, y + d],
          [x - 6, y + d],
          [x - 9, y + 2],
          [x - 20, y],
        ];
      });
    return [
      h - 1,
      fill(base, blob([[x0 - 5, y - h], [x0 + 10, y - h - 2], [x1 - 10, y - h - 2], [x1 + 5, y - h], [x1 + 6, y], ...drips, [x0 - 6, y]])) +
        line(
          dark,
          2.4,
          curve([
            [x0 + 4, y - 3],
            [x0 + 50, y - 4],
            [x0 + 92, y - 2],
          ]),
          curve([
            [x1 - 66, y - 3],
            [x1 - 10, y - 4],
          ]),
        ),
    ];
  };

/** Two ruffles of leaves. */
export const leafy =
  (kind: LeafShape, dark: Tone, light: Tone, depth = 10, n = 7): Layer =>
  (kit, x0, x1, y) => [
    12,
    fill(dark, blob(ruffle(kit, x0 - 9, x1 + 9, y - 13, y + 1, n, depth))) +
      fill(light, blob(ruffle(kit, x0 - 6, x1 + 5, y - 14, y - 7, n, depth * 0.6))),
  ];

/** Small leaves, crossing. */
export const sprigs =
  (tone: Tone, tip: Tone): Layer =>
  (kit, x0, x1, y) => {
    const s = spread(x0 - 4, x1 - 6, 9).map((x, i) => ({
      x,
      y: y - 5 + (i % 2) * 3,
      turn: kit.range(-0.5, 0.6) + (i % 3 === 0 ? 2.5 : 0),
      size: kit.range(0.9, 1.2),
    }));
    return [
      9,
      fill(
        tone,
        each(
          s.filter((_, i) => i % 2),
          (p) => leaf(kit, 'arugula', p, 38),
        ),
        blob(slab(kit, x0, x1, y - 10, y, 2)),
      ) +
        fill(
          tip,
          each(
            s.filter((_, i) => i % 2 === 0),
            (p) => leaf(kit, 'arugula', p, 34),
          ),
        ),
    ];
  };

/** A thin spread. */
export const paste =
  (color: Tone, dark: Tone, h = 7): Layer =>
  (kit, x0, x1, y) => [
    h - 2,
    fill(color, blob(ruffle(kit, x0 - 2, x1 + 2, y - h, y, 6, 4))) +
      line(
        dark,
        2,
        curve([
          [x0 + 8, y - 2],
          [x0 + 40, y - 1],
        ]),
        curve([
          [x1 - 70, y - 2],
          [x1 - 24, y - 1],
        ]),
      ),
  ];

/** Pieces in two rows. */
export const chunky =
  (under: Tone, over: Tone, lightTone: Tone, h = 26): Layer =>
  (kit, x0, x1, y) => {
    const at = [
      ...spread(x0 + 4, x1 - 4, kit.few(9)).map((x): Point => [x + kit.range(-5, 5), y - h * 0.28]),
      ...spread(x0 + 14, x1 - 14, kit.few(8)).map((x): Point => [x + kit.range(-5, 5), y - h * 0.72]),
    ];
    const wide = kit.isBrief ? 1.7 : 1;
    return [
      h - 3,
      fill(under, blob(slab(kit, x0 - 3, x1 + 3, y - h, y, 4, 8))) +
        fill(
          over,
          each(at, ([x, yy]) => blob(ring(kit, x, yy, kit.range(9, 16) * wide, h * 0.22, 7, 0.14, kit.range(-0.3, 0.3)))),
        ) +
        line(lightTone, 2.4, dashes(at.map(([x, yy]) => [x - 5, yy - 3, 8, -1.5]))),
    ];
  };
