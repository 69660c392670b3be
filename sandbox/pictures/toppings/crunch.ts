import { colors } from '../colors.ts';
import { fill, line } from '../marks.ts';
import { blob, dots, points, poly } from '../paths.ts';
import { each, grains, put, rim, sprinkle } from '../spots.ts';
import { cubes, kernels } from './shapes.ts';
import type { Topping } from './topping.ts';

/** Nuts, seeds and other things that crunch. */
export const crunch = {
  almonds: (kit, spots) =>
    fill(
      colors.nut,
      each(spots, (p) => blob(put(kit, p, points('-11 0, -4 -6, 6 -5, 12 1, 4 6, -5 5')))),
    ) +
    fill(
      colors.nutPale,
      each(spots, (p) => blob(put(kit, p, points('-8 -1, -3 -5, 6 -4, 9 0, 3 3, -4 3')))),
    ),
  walnuts: (kit, spots) =>
    fill(
      colors.nutDark,
      each(spots, (p) => blob(put(kit, p, points('-12 -4, -4 -11, 2 -7, 9 -10, 13 0, 8 9, 0 7, -8 10')))),
    ) + rim(kit, spots, points('-7 -3, -1 -4, 1 3, 7 1'), 3.5, colors.nut),
  pumpkinSeeds: (kit, spots) =>
    kernels(
      kit,
      spots.map((p) => [p.x, p.y]),
      5,
      6.5,
      '6f8c38',
      'b3c869',
    ),
  sesame: (kit, spots) => line('fbeed0', 3, grains(kit, sprinkle(kit, spots, 12, 2), 2)),
  granola: (kit, spots) => {
    const at = sprinkle(kit, spots, 12, 5);
    return (
      line(colors.nutDark, 8, dots(at)) +
      line('d9a45c', 6, dots(at.map(([x, y]) => [x - 1, y - 1.5]))) +
      line('f2d497', 2.5, grains(kit, at.slice(0, at.length >> 1), 3))
    );
  },
  croutons: (kit, spots) =>
    cubes(kit, spots, 11, colors.crustDark, colors.toast) + line(colors.crust, 2.5, dots(sprinkle(kit, spots, 6, 2))),
  oatFlakes: (kit, spots) => line('f0d7a4', 6, grains(kit, sprinkle(kit, spots, 9, 2), 3)),
  chocolateChunks: (kit, spots) =>
    fill(
      colors.chocDark,
      each(spots, (p) => poly(put(kit, p, points('-9 -6, 6 -9, 10 3, -2 9, -10 4')))),
    ) +
    fill(
      colors.chocLight,
      each(spots, (p) => poly(put(kit, p, points('-8 -6, 5 -8, 6 -2, -6 0')))),
    ),
} satisfies Record<string, Topping>;
