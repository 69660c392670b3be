import { colors } from '../colors.ts';
import { halfLeaf, leaf, leaves } from '../leaves.ts';
import { fill, line } from '../marks.ts';
import { blob, dots, onOval, oval, points } from '../paths.ts';
import { each, grains, put, rim, sprinkle } from '../spots.ts';
import { bead, cubes, disc, strips } from './shapes.ts';
import type { Topping } from './topping.ts';

/** From the garden. */
export const garden = {
  tomato: (kit, spots) =>
    disc(kit, spots, 17, colors.tomatoDark, colors.tomato) +
    line(
      colors.tomatoLight,
      7,
      each(spots, (p) => dots(points('-6 -4, 6 -4, 0 6').map(([x, y]) => [p.x + x, p.y + y * kit.flat]))),
    ) +
    line('f8d08a', 2, dots(spots.flatMap((p) => points('-5 -4, 6 -3, 0 5', p.x, p.y)))),
  cherryTomato: (kit, spots) =>
    bead(spots, 13, colors.tomatoDark) +
    bead(spots, 11, colors.tomato, -1, -2) +
    bead(spots, 6, colors.tomatoLight, -2, -3) +
    line('f8d08a', 1.8, dots(spots.flatMap((p) => points('-4 -4, 0 -1', p.x, p.y)))),
  sunTomato: (kit, spots) => strips(kit, spots, 11, 11, '7e1d14', 'b5341f'),
  basil: (kit, spots) =>
    fill(
      colors.basil,
      each(spots, (p) => leaf(kit, 'basil', p, 25 * p.size)),
    ) +
    fill(
      colors.basilLight,
      each(spots, (p) => halfLeaf(kit, p, 24 * p.size)),
    ),
  cilantro: (kit, spots) =>
    fill(
      colors.leafDark,
      each(spots, (p) => leaf(kit, 'arugula', p, 19)),
    ) +
    fill(
      colors.leaf,
      each(spots, (p) => leaf(kit, 'arugula', { ...p, turn: p.turn + 0.9 }, 15)),
    ),
  arugula: (kit, spots) => leaves(kit, 'arugula', spots, 40, colors.leaf, colors.leafPale, 1.8),
  spinach: (kit, spots) => leaves(kit, 'round', spots, 34, colors.leafDark, colors.leafLight, 1.8),
  kale: (kit, spots) => leaves(kit, 'frill', spots, 32, colors.leafDark, colors.leafLight),
  avocado: (kit, spots) =>
    [-15, -5, 5, 15]
      .map((dy) =>
        spots.map((p) => ({ ...p, x: p.x + dy * Math.sin(-p.turn) * p.size, y: p.y + dy * Math.cos(p.turn) * kit.flat * p.size })),
      )
      .map(
        (q) =>
          rim(kit, q, points('-18 4, 0 -6, 18 4'), 11, colors.avocadoEdge) + rim(kit, q, points('-17 5, 0 -4, 17 5'), 8, colors.avocado),
      )
      .join(''),
  corn: (kit, spots) => {
    const at = sprinkle(kit, spots, 11, 4);
    return line(colors.cornDark, 7, dots(at)) + line(colors.corn, 5, dots(at.map(([x, y]) => [x - 0.5, y - 1])));
  },
  blackBeans: (kit, spots) => {
    const at = sprinkle(kit, spots, 12, 3);
    return line(colors.bean, 9.5, grains(kit, at, 4)) + line(colors.beanLight, 2.2, dots(at.map(([x, y]) => [x - 1, y - 2])));
  },
  chickpeas: (kit, spots) => {
    const at = sprinkle(kit, spots, 11, 3);
    return line('b97f37', 11, dots(at)) + line('e2b063', 8, dots(at.map(([x, y]) => [x - 1, y - 1])));
  },
  olives: (kit, spots) =>
    line('3a2230', 19, dots(spots.map((p) => [p.x, p.y]))) +
    line('8a5f75', 9, dots(spots.map((p) => [p.x - 1, p.y - 2]))) +
    line('2a1722', 6.5, dots(spots.map((p) => [p.x, p.y]))),
  cucumber: (kit, spots) =>
    disc(kit, spots, 16, colors.leafDark, 'dce8ae', 0, -1) +
    line('b8cf7e', 3.4, dots(spots.flatMap((p) => [0, 1.57, 3.1, 4.7].map((a) => onOval(p.x, p.y - 1, 6.5, 5.2, a + p.turn))))),
  carrot: (kit, spots) =>
    strips(kit, spots, 15, 8, 'c9641a', colors.carrot) + rim(kit, spots, points('-10 -1, 0 -4, 10 -2'), 1.6, colors.carrotLight),
  carrotSlices: (kit, spots) =>
    bead(spots, 10, 'c9641a') + bead(spots, 8, colors.carrot, -1, -1) + bead(spots, 2, colors.carrotLight, -2, -3),
  broccoli: (kit, spots) =>
    rim(kit, spots, points('0 0, 0 9, 1 18'), 10, colors.leafLight) +
    fill(
      colors.leafDark,
      each(spots, (p) => blob(put(kit, p, points('-19 4, -17 -8, -8 -10, -4 -19, 7 -17, 10 -9, 19 -5, 17 6, 6 8, -8 9')))),
    ) +
    line(colors.leaf, 7, dots(spots.flatMap((p) => put(kit, p, points('-9 -3, 0 -10, 9 -4'))))) +
    line(colors.leafLight, 3, dots(spots.flatMap((p) => put(kit, p, points('-10 -5, -1 -12, 7 -6, 2 -2'))))),
  beet: (kit, spots) =>
    disc(kit, spots, 18, '5e1236', colors.beet, -1, -1.5) +
    line(
      colors.beetLight,
      2,
      each(spots, (p) => oval(p.x - 1, p.y - 1, 10 * p.size, 8 * p.size)),
    ),
  mushroom: (kit, spots) =>
    fill(
      '6f4a2c',
      each(spots, (p) => blob(put(kit, p, points('-19 3, -17 -9, -6 -16, 8 -16, 18 -8, 19 3, 9 4, 6 15, -6 15, -8 4')))),
    ) +
    fill(
      'e6cda3',
      each(spots, (p) => blob(put(kit, p, points('-14 0, -11 -8, 0 -12, 11 -8, 14 0, 5 0, 4 12, -4 12, -5 0')))),
    ) +
    rim(kit, spots, points('-9 0, 0 -2, 9 0'), 2.5, '8a6240'),
  onion: (kit, spots) =>
    rim(kit, spots, points('-15 5, -9 -10, 9 -10, 15 5'), 4.5, colors.onion) +
    rim(kit, spots, points('-13 6, -8 -7, 8 -7, 13 6'), 2, colors.onionPale),
  bellPepper: (kit, spots) =>
    spots
      .map(
        (p, i) =>
          rim(kit, [p], points('-15 4, -6 -8, 6 2, 15 -4'), 7.5, i % 2 ? 'b3301f' : 'd98518') +
          rim(kit, [p], points('-14 2, -6 -9, 6 0, 14 -5'), 3.5, i % 2 ? 'e0573a' : 'f7bd3f'),
      )
      .join(''),
  potato: (kit, spots) => cubes(kit, spots, 12, 'bd8434', 'f0c56c') + line(colors.crust, 2.5, dots(sprinkle(kit, spots, 7, 2))),
  squash: (kit, spots) => cubes(kit, spots, 13, colors.squashDark, colors.squash) + rim(kit, spots, points('-8 -7, 6 -7'), 2.5, 'f7bd6a'),
} satisfies Record<string, Topping>;
