import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { fill, line, type Tone } from '../marks.ts';
import { blob, dashes, dots, type Point, points } from '../paths.ts';
import { each, put, rim, round, type Spot } from '../spots.ts';
import { bead, cubes, disc, fruitWedge, kernels, strips } from './shapes.ts';
import type { Topping } from './topping.ts';

const blueberry = (spots: readonly Spot[]) =>
  bead(spots, 10.5, '2b3154') + bead(spots, 9, colors.berry, -1, -1) + bead(spots, 2, colors.berryLight, -3, -3);

const raspberry = (spots: readonly Spot[]) =>
  bead(spots, 12, '9c1f3a') +
  line('cf3f55', 5, dots(spots.flatMap((p) => points('-4 -3, 3 -4, 0 2, 6 2, -5 3').map(([x, y]) => [p.x + x, p.y + y])))) +
  line('ee8d94', 2, dots(spots.flatMap((p) => points('-4 -4, 2 -5', p.x, p.y))));

/** Round slices with their segments. */
const citrus = (kit: Kit, spots: readonly Spot[], skin: Tone, pith: Tone, flesh: Tone) =>
  disc(kit, spots, 18, skin, pith, 0, 0) +
  fill(flesh, round(kit, spots, 13.5)) +
  line(
    pith,
    1.8,
    each(spots, (p) =>
      [0, 0.785, 1.57, 2.355]
        .map((a) => {
          const [x, y] = [Math.cos(a + p.turn) * 12.5 * p.size, Math.sin(a + p.turn) * 12.5 * p.size * kit.flat];
          return dashes([[p.x - x, p.y - y, 2 * x, 2 * y]]);
        })
        .join(''),
    ),
  );

/** Fruit. */
export const fruit = {
  strawberry: (kit, spots) =>
    fill(
      colors.strawberryDark,
      each(spots, (p) => blob(put(kit, p, points('-14 -10, 0 -14, 14 -10, 13 4, 0 21, -13 4')))),
    ) +
    fill(
      colors.strawberry,
      each(spots, (p) => blob(put(kit, p, points('-13 -10, 0 -14, 12 -10, 10 4, -1 18, -12 4')))),
    ) +
    line(
      colors.strawberryPale,
      9,
      each(spots, (p) => {
        const [[ax, ay], [bx, by]] = put(kit, p, points('0 -5, 0 4')) as [Point, Point];
        return dashes([[ax, ay, bx - ax, by - ay]]);
      }),
    ) +
    line('fbd9a0', 2, dots(spots.flatMap((p) => put(kit, p, points('-9 -3, 9 -3, -5 9'))))),
  blueberries: (_, spots) => blueberry(spots),
  berries: (_, spots) => blueberry(spots.filter((_spot, i) => i % 2 === 0)) + raspberry(spots.filter((_spot, i) => i % 2 === 1)),
  apple: (kit, spots) => fruitWedge(kit, spots, 21, 'b83a2a', 'fbeec6'),
  pear: (kit, spots) => fruitWedge(kit, spots, 23, 'b08a2e', 'f5e3a8') + rim(kit, spots, points('-8 8, 0 11, 8 8'), 2, colors.golden),
  peach: (kit, spots) => fruitWedge(kit, spots, 22, 'cf5a2c', 'f8b45a'),
  mango: (kit, spots) => fruitWedge(kit, spots, 22, 'd98518', 'f7bd3f'),
  orange: (kit, spots) => citrus(kit, spots, 'd3701b', 'fde3b4', colors.orange),
  lemon: (kit, spots) => citrus(kit, spots, 'dba81f', 'fff3c4', colors.lemon),
  banana: (kit, spots) =>
    disc(kit, spots, 15, 'dcb557', 'fdf0c4', -0.5, -1.5) +
    line('c99b4a', 2, dots(spots.flatMap((p) => points('-3 -2, 2 -3, 0 2', p.x, p.y)))),
  grapes: (kit, spots) => bead(spots, 11, '5c1f3b') + bead(spots, 9, '8b3557', -1, -1) + bead(spots, 2, 'd08aa4', -4, -4),
  melon: (kit, spots) => cubes(kit, spots, 10, 'd98a3c', 'f7b766'),
  cranberries: (kit, spots) =>
    kernels(
      kit,
      spots.map((p) => [p.x, p.y]),
      4,
      8.5,
      colors.cranberry,
      'b8435c',
    ),
  raisins: (kit, spots) =>
    kernels(
      kit,
      spots.map((p) => [p.x, p.y]),
      4,
      9,
      '43251d',
      '6d4434',
    ),
  cherries: (kit, spots) =>
    disc(kit, spots, 14, '6d1020', 'b3243a', -1, -1.5) + line('f0a0a0', 4, dots(spots.map((p) => [p.x - 4, p.y - 5]))),
  rhubarb: (kit, spots) => strips(kit, spots, 10, 9, 'a83a4c', 'e2808a'),
} satisfies Record<string, Topping>;
