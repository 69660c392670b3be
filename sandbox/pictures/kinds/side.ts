import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { fill, line, place, shadow } from '../marks.ts';
import { blob, curve, dots, type Point, points, poly } from '../paths.ts';
import { grains, ring, scatter, type Spot, sprinkle } from '../spots.ts';
import { crock, plate } from '../vessels.ts';

/** A bowl of potato chips. */
export interface ChipsRecipe {
  readonly kind: 'chips';
}

/** Potato wedges with rosemary. */
export interface WedgesRecipe {
  readonly kind: 'wedges';
}

/** A striped bag of popcorn. */
export interface PopcornRecipe {
  readonly kind: 'popcorn';
}

export const chips = (kit: Kit): string => {
  const chip = (p: Spot) => ring(kit, p.x, p.y, 42 * p.size, 29 * p.size, 9, 0.09, p.turn);
  const pile = [
    ...scatter(kit, 8, 200, 170, 112, 40, 0.35),
    ...scatter(kit, 6, 200, 132, 84, 32, 0.2),
    ...scatter(kit, 3, 204, 98, 46, 14),
  ];
  return (
    crock(kit, { cx: 200, cy: 160, rx: 150, ry: 74, deep: 42, glaze: 'slate' }) +
    pile
      .map((p) => blob(chip(p)))
      .map((d, i) => fill('b97a26', d) + fill(i % 3 ? 'f2c75e' : 'f7d885', d).replace('<path', '<path transform="translate(-2 -4)"'))
      .join('') +
    line('fbe9b5', 3.4, ...pile.map((p) => curve(points('-20 -6, 0 -15, 20 -8', p.x, p.y)))) +
    line('c98f34', 3, dots(sprinkle({ ...kit, flat: 0.7 }, pile, 20, 2))) +
    line('fffdf6', 2.6, dots(sprinkle({ ...kit, flat: 0.7 }, pile, 22, 1)))
  );
};

export const wedges = (kit: Kit): string => {
  const one = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      turn * 57.3,
      1,
      fill('a86a26', blob(points('-58 6, -40 -16, 0 -25, 40 -16, 60 6, 30 20, -30 20'))) +
        fill('f2c765', blob(points('-54 2, -38 -16, 0 -23, 40 -15, 56 3, 20 6, -20 6'))) +
        line('d9963c', 4, curve(points('-26 -8, 0 -12, 22 -8'))),
    );
  const list = [
    [128, 112, -0.5],
    [212, 96, 0.3],
    [282, 124, 0.9],
    [112, 168, 0.2],
    [196, 152, -0.4],
    [276, 178, -0.2],
    [156, 202, 0.5],
    [232, 208, 0.1],
  ] as const;
  return (
    plate({ cx: 200, cy: 160, rx: 172, ry: 112, glaze: 'sage' }) +
    list.map(([x, y, a]) => one(x, y, a + kit.range(-0.15, 0.15))).join('') +
    line(
      colors.leafDark,
      4,
      grains(
        kit,
        Array.from({ length: 12 }, (): Point => [kit.range(100, 300), kit.range(96, 212)]),
        10,
      ),
    ) +
    line('fffdf6', 4, dots(Array.from({ length: 14 }, (): Point => [kit.range(100, 300), kit.range(90, 212)])))
  );
};

export const popcorn = (kit: Kit): string => {
  const puff = (x: number, y: number) =>
    fill('e2bd6c', blob(points('-22 6, -20 -8, -8 -18, 4 -12, 18 -14, 22 2, 12 14, -6 12', x, y))) +
    fill('fff3d2', blob(points('-20 2, -18 -9, -8 -17, 4 -11, 15 -13, 15 -1, 4 4, -8 6', x, y)));
  const list = points('140 112, 182 116, 222 114, 262 112, 158 86, 200 86, 242 88, 126 92, 276 90, 180 58, 222 60, 202 36');
  return (
    shadow(206, 262, 92, 15) +
    fill(colors.clay, poly(points('104 112, 296 112, 272 256, 256 262, 146 262, 130 256'))) +
    fill(
      colors.paper,
      ...[0, 1, 2].map((i) =>
        poly([
          [134 + i * 54, 112],
          [162 + i * 54, 112],
          [158 + i * 45 + 4, 262],
          [134 + i * 47 + 14, 262],
        ]),
      ),
    ) +
    fill('1d0e04', poly(points('262 112, 296 112, 272 256, 248 262'))).replace('<path', '<path opacity=".14"') +
    list
      .toReversed()
      .map(([x, y]) => puff(x + kit.range(-5, 5), y + kit.range(-4, 4)))
      .join('') +
    line('d9a23c', 5, dots(list.map(([x, y]) => [x + 2, y - 2])))
  );
};
