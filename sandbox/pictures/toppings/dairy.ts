import { colors } from '../colors.ts';
import { fill, line } from '../marks.ts';
import { blob, dots, points } from '../paths.ts';
import { each, grains, put, rim, round, sprinkle } from '../spots.ts';
import { cubes, disc } from './shapes.ts';
import type { Topping } from './topping.ts';

/** Cheeses, spreads and sauces. */
export const dairy = {
  mozzarella: (kit, spots) =>
    disc(kit, spots, 19, colors.whiteDark, colors.milk, -1, -2) + rim(kit, spots, points('-9 2, -2 7, 8 6'), 2, colors.creamShade),
  feta: (kit, spots) => cubes(kit, spots, 8.5, colors.whiteDark, colors.milk),
  goatCheese: (kit, spots) => disc(kit, spots, 12, colors.creamDeep, colors.milk, -1, -2),
  blueCheese: (kit, spots) => cubes(kit, spots, 9, colors.whiteDark, colors.milk) + line('7c93a6', 2.6, dots(sprinkle(kit, spots, 5, 2))),
  parmesan: (kit, spots) =>
    fill(
      colors.gruyereDark,
      each(spots, (p) => blob(put(kit, p, points('-17 3, -4 -8, 16 -7, 18 2, 2 4')))),
    ) +
    fill(
      'fbedc6',
      each(spots, (p) => blob(put(kit, p, points('-16 1, -4 -9, 15 -8, 14 -3, 0 -2')))),
    ),
  cheddar: (kit, spots) => {
    const d = grains(kit, sprinkle(kit, spots, 12, 4), 11);
    return line(colors.cheddarDark, 4.5, d) + line(colors.cheddar, 3, d);
  },
  ricotta: (kit, spots) =>
    disc(kit, spots, 20, colors.creamShade, colors.milk, -1, -2) + rim(kit, spots, points('-9 0, 0 -8, 9 0, 2 5'), 2.6, colors.creamShade),
  butter: (kit, spots) => cubes(kit, spots, 14, 'dfae45', 'fbe08b'),
  meltedGruyere: (kit, spots) =>
    fill(colors.gruyereDark, round(kit, spots, 45, 2, 4, 11, 0.17)) +
    fill(colors.gruyere, round(kit, spots, 43, 0, 0, 11, 0.16)) +
    fill('e7b04f', round(kit, spots, 17, -10, -5, 7, 0.16), round(kit, spots, 11, 17, 5, 7, 0.16)) +
    line('a9601c', 4, dots(sprinkle(kit, spots, 28, 12))) +
    line('fdeebb', 4, grains(kit, sprinkle(kit, spots, 26, 4), 7)),
  hummus: (kit, spots) =>
    disc(kit, spots, 29, 'c8a163', 'edd09a') +
    rim(kit, spots, points('-14 2, -6 -12, 10 -8, 8 8, -4 6, -2 -2'), 4, 'd3ae6e') +
    line('b8692e', 2.5, dots(sprinkle(kit, spots, 10, 4))),
  honey: (kit, spots) => {
    const at = spots.map((p) => ({ ...p, turn: kit.range(-0.35, 0.1) }));
    return (
      rim(kit, at, points('-54 -12, -34 24, -22 -32, 0 30, 12 -32, 32 26, 54 -14'), 5, colors.honey) +
      rim(kit, at, points('-50 -8, -37 10'), 2, 'fbe09a')
    );
  },
  hotSauce: (kit, spots) => rim(kit, spots, points('-24 4, -12 -9, 0 7, 12 -8, 24 4'), 3.6, 'c23a1c'),
  figGlaze: (kit, spots) => rim(kit, spots, points('-26 4, -12 -9, 0 7, 12 -8, 26 4'), 3.2, '4a1f2c'),
} satisfies Record<string, Topping>;
