import type { Kit } from './chance.ts';
import { colors, type Glaze, glazes } from './colors.ts';
import { faint, feather, fill, line, place, shadow } from './marks.ts';
import { arc, blob, curve, nums, oval, type Point, points, poly } from './paths.ts';
import { ring, slab, spread } from './spots.ts';

/** An oval to draw into. */
interface Oval {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

interface Vessel extends Oval {
  readonly deep: number;
  readonly glaze: Glaze;
  readonly hasEars?: boolean;
}

/** A deep bowl, with two ears or without. */
export const crock = (kit: Kit, { cx, cy, rx, ry, deep, glaze, hasEars = false }: Vessel): string => {
  const [base, dark, light] = glazes[glaze];
  const side = (l: number, r: number) =>
    `M${nums(l, cy)}C${nums(l, cy + ry * 0.62 + deep * 0.55)} ${nums(cx - (cx - l) * 0.62, cy + ry + deep)} ${nums(cx, cy + ry + deep)}S${nums(r, cy + ry * 0.62 + deep * 0.55)} ${nums(r, cy)}z`;
  return (
    shadow(cx + 8, cy + ry + deep - 4, rx * 0.92, 20) +
    (hasEars
      ? line(
          dark,
          15,
          ...[-1, 1].map((s) =>
            curve([
              [cx + s * (rx - 8), cy - 4],
              [cx + s * (rx + 28), cy - 4],
              [cx + s * (rx + 24), cy + 22],
              [cx + s * (rx - 8), cy + 26],
            ]),
          ),
        ) +
        line(
          base,
          10,
          ...[-1, 1].map((s) =>
            curve([
              [cx + s * (rx - 8), cy - 6],
              [cx + s * (rx + 27), cy - 6],
              [cx + s * (rx + 23), cy + 20],
              [cx + s * (rx - 8), cy + 24],
            ]),
          ),
        )
      : '') +
    fill(base, side(cx - rx, cx + rx)) +
    fill(
      dark,
      `M${nums(cx + rx, cy)}C${nums(cx + rx, cy + ry * 0.62 + deep * 0.55)} ${nums(cx + rx * 0.38, cy + ry + deep)} ${nums(cx, cy + ry + deep)}C${nums(cx + rx * 0.5, cy + ry + deep * 0.4)} ${nums(cx + rx * 0.7, cy + ry)} ${nums(cx + rx * 0.78, cy)}z`,
    ) +
    feather(
      kit,
      dark,
      [
        [cx + rx * 0.78, cy],
        [cx + rx * 0.7, cy + ry],
        [cx + rx * 0.5, cy + ry + deep * 0.4],
        [cx, cy + ry + deep],
      ],
      0.5,
      0.92,
    ) +
    line(light, 4, arc(cx, cy + deep * 0.45, rx * 0.86, ry + deep * 0.24, 2.35, 2.85)) +
    fill(light, oval(cx, cy, rx, ry)) +
    fill(dark, oval(cx, cy + 2, rx - 9, ry - 7))
  );
};

interface Plate extends Oval {
  readonly glaze?: Glaze | undefined;
}

/** A wide plate. */
export const plate = ({ cx, cy, rx, ry, glaze = 'cream' }: Plate): string => {
  const [base, dark, light] = glazes[glaze];
  return (
    shadow(cx + 6, cy + 16, rx, ry * 0.96) +
    fill(dark, oval(cx, cy + 7, rx, ry)) +
    fill(light, oval(cx, cy, rx, ry)) +
    fill(base, oval(cx, cy + 2, rx * 0.76, ry * 0.74)) +
    fill(light, oval(cx, cy + 5, rx * 0.73, ry * 0.7))
  );
};

/** A wooden board. */
export const board = (kit: Kit, x0: number, y0: number, x1: number, y1: number): string =>
  fill(colors.woodDark, blob(slab(kit, x0, x1, y0 + 12, y1 + 12, 2, 4))) +
  fill(colors.wood, blob(slab(kit, x0, x1, y0, y1, 2, 4))) +
  line(
    colors.woodLight,
    2.4,
    ...spread(y0 + 6, y1 - 4, 5).map((y) =>
      curve([
        [x0 + kit.range(10, 60), y],
        [(x0 + x1) / 2, y + kit.range(-4, 4)],
        [x1 - kit.range(10, 60), y],
      ]),
    ),
  );

/** A wooden spoon. */
export const spoon = (kit: Kit, x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    turn,
    0.74,
    fill(colors.woodDark, blob(points('-24 4, -16 -14, 10 -16, 26 -3, 60 -2, 118 -5, 122 3, 118 8, 60 7, 26 8, 8 19, -16 17'))) +
      fill(colors.wood, blob(points('-23 2, -15 -14, 10 -16, 26 -4, 60 -3, 118 -6, 119 3, 60 3, 24 4, 6 14, -15 13'))) +
      fill('8c5b32', blob(ring(kit, -2, 1, 16, 10, 8, 0.03))),
  );

/** Steam over something hot. */
export const steam = (cx: number, y: number): string =>
  faint(
    0.55,
    line(
      'd8c3a5',
      6,
      ...[-26, 4, 32].map((dx, i) =>
        curve([
          [cx + dx, y],
          [cx + dx - 12, y - 16],
          [cx + dx + 12, y - 32],
          [cx + dx - 4, y - 48 - (i % 2) * 10],
        ]),
      ),
    ),
  );

/** A sheet of paper with its shadow. */
export const sheet = (pts: readonly Point[]): string =>
  fill('d9c5a2', poly(pts.map(([x, y]) => [x + 3, y + 5]))) + fill(colors.paper, poly(pts));
