import { colors } from '../colors.ts';
import { fill, line } from '../marks.ts';
import { blob, curve, dots, points } from '../paths.ts';
import { each, put, rim, round, sprinkle } from '../spots.ts';
import { bead, cubes, disc, folds, strips } from './shapes.ts';
import type { Topping } from './topping.ts';

/** Meat, fish, egg and tofu. */
export const meat = {
  chicken: (kit, spots) =>
    fill(
      colors.chickenDark,
      each(spots, (p) => blob(put(kit, p, points('-27 -3, -14 -14, 14 -14, 28 -6, 29 7, 8 14, -16 12, -29 7')))),
    ) +
    fill(
      colors.chicken,
      each(spots, (p) => blob(put(kit, p, points('-26 -4, -14 -14, 14 -14, 26 -7, 25 3, 6 8, -14 6, -27 3')))),
    ) +
    line(
      colors.char,
      3,
      each(spots, (p) =>
        [-12, 1, 14]
          .map((x) =>
            curve(
              put(kit, p, [
                [x - 4, -9],
                [x + 3, 4],
              ]),
            ),
          )
          .join(''),
      ),
    ),
  pulledChicken: (kit, spots) => strips(kit, spots, 11, 8, colors.chickenDark, colors.chicken),
  steak: (kit, spots) =>
    fill(
      colors.brisketDark,
      each(spots, (p) => blob(put(kit, p, points('-25 -8, 0 -12, 25 -8, 26 8, 0 12, -26 9')))),
    ) +
    fill(
      colors.steakPink,
      each(spots, (p) => blob(put(kit, p, points('-20 -6, 0 -8, 20 -5, 20 4, 0 7, -20 5')))),
    ) +
    rim(kit, spots, points('-12 1, 0 -2, 12 0'), 1.8, 'edaa96'),
  brisket: (kit, spots) =>
    strips(kit, spots, 15, 13, colors.brisketDark, colors.brisket) + rim(kit, spots, points('-9 -2, 0 -4, 9 -3'), 2, colors.brisketLight),
  bacon: (kit, spots) =>
    rim(kit, spots, points('-14 3, -6 -5, 2 5, 12 -3'), 9, colors.baconDark) +
    rim(kit, spots, points('-13 2, -6 -6, 2 4, 12 -4'), 6.5, colors.bacon) +
    rim(kit, spots, points('-12 2, -5 -5, 3 4, 11 -3'), 2, colors.baconFat),
  egg: (kit, spots) =>
    disc(kit, spots, 22, colors.creamDeep, colors.egg, -1, -1) +
    bead(spots, 11, colors.yolkDark, 0, 1) +
    bead(spots, 9.5, colors.yolk, -1, 0) +
    bead(spots, 1.8, 'fbd06a', -4, -4),
  friedEgg: (kit, spots) =>
    fill(colors.creamDeep, round(kit, spots, 50, 2, 4, 9, 0.12)) +
    fill(colors.egg, round(kit, spots, 48, 0, 0, 9, 0.1)) +
    fill(colors.yolkDark, round(kit, spots, 20, 3, 2)) +
    fill(colors.yolk, round(kit, spots, 18.5, 2, 0)) +
    rim(kit, spots, points('-8 -6, -2 -12, 6 -12'), 3.5, 'fbd06a'),
  salmon: (kit, spots) => folds(kit, spots, 22, colors.salmon, colors.salmonDark, colors.salmonLight),
  prosciutto: (kit, spots) => folds(kit, spots, 21, 'd0606a', 'a23c4c', 'f3c4bd'),
  turkey: (kit, spots) => folds(kit, spots, 20, colors.turkey, colors.turkeyDark, 'fff0de'),
  shrimp: (kit, spots) =>
    rim(kit, spots, points('-13 8, -16 -8, 2 -17, 15 -4, 9 9'), 11, 'dd6f4c') +
    rim(kit, spots, points('-13 7, -15 -8, 2 -16, 14 -4, 9 8'), 7.5, colors.shrimp) +
    rim(kit, spots, points('-9 -8, -14 -12'), 2, 'fde0cd') +
    rim(kit, spots, points('1 -10, 1 -18'), 2, 'fde0cd') +
    rim(kit, spots, points('9 -5, 15 -8'), 2, 'fde0cd') +
    fill(
      'c9512f',
      each(spots, (p) => blob(put(kit, p, points('-13 8, -22 12, -17 18, -12 20, -9 11')))),
    ),
  sausage: (kit, spots) => disc(kit, spots, 13, '5f2f1a', '9a5a34', -1, -1.5) + line('c98a58', 2.5, dots(sprinkle(kit, spots, 6, 3))),
  meatball: (kit, spots) =>
    disc(kit, spots, 21, '4f2415', '7d4126', -2, -3) +
    fill('9c5b38', round(kit, spots, 9, -6, -7, 7, 0.1)) +
    line('c98a58', 2.5, dots(sprinkle(kit, spots, 10, 3))),
  tofu: (kit, spots) => cubes(kit, spots, 12, 'b9823c', 'f3dca4') + line(colors.ink, 2.2, dots(sprinkle(kit, spots, 7, 3))),
} satisfies Record<string, Topping>;
