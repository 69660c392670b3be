import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { fill, line, place, shadow } from '../marks.ts';
import { blob, curve, oval, points, poly } from '../paths.ts';
import { ring } from '../spots.ts';

/** A stack under butter and syrup. */
export interface PancakesRecipe {
  readonly kind: 'pancakes';
}

/** A round waffle under something whipped. */
export interface WaffleRecipe {
  readonly kind: 'waffle';
  readonly tops: readonly Garnish[];
}

export const pancakes = (kit: Kit): string => {
  const cake = (y: number, dx: number) =>
    fill('a9642a', blob(ring(kit, 200 + dx, y + 13, 128, 62, 14, 0.015))) +
    fill('f0cd8c', blob(ring(kit, 200 + dx, y + 7, 127, 61, 14, 0.012))) +
    fill('8f4f22', blob(ring(kit, 200 + dx, y, 128, 60, 14, 0.012))) +
    fill('cd8a42', blob(ring(kit, 199 + dx, y - 1, 119, 54, 14, 0.02)));
  return (
    shadow(206, 218, 170, 52) +
    fill('d9c4a1', oval(200, 214, 174, 60)) +
    fill(colors.cream, oval(200, 207, 174, 60)) +
    cake(192, 4) +
    cake(168, -5) +
    cake(142, 3) +
    cake(116, -2) +
    fill(
      '9a4d16',
      blob(
        points(
          '126 108, 160 84, 232 82, 286 104, 306 122, 304 168, 290 172, 284 134, 262 138, 256 200, 240 202, 234 146, 176 144, 168 176, 154 178, 146 138',
        ),
      ),
    ) +
    line('d58f3c', 5, curve(points('150 104, 180 92, 220 90'))) +
    place(
      196,
      104,
      -8,
      1,
      fill('dca53c', poly(points('-32 -8, 22 -12, 32 6, 32 16, -20 24, -32 6'))) +
        fill('fbe291', poly(points('-32 -8, 22 -12, 32 6, -20 12'))),
    )
  );
};

export const waffle = (kit: Kit, recipe: WaffleRecipe): string => {
  kit.flat = 0.8;
  const out = ring(kit, 200, 146, 140, 92, 14, 0.02);
  const grid = [-84, -42, 0, 42, 84];
  return (
    shadow(206, 170, 178, 110) +
    fill('d9c4a1', oval(200, 161, 182, 118)) +
    fill(colors.cream, oval(200, 154, 182, 118)) +
    fill('a9642a', blob(out.map(([x, y]) => [x + 2, y + 13]))) +
    fill('dda054', blob(out)) +
    line(
      'a9642a',
      9,
      ...grid.map((x) =>
        curve([
          [200 + x, 146 - Math.sqrt(1 - (x / 140) ** 2) * 82],
          [200 + x, 146 + Math.sqrt(1 - (x / 140) ** 2) * 82],
        ]),
      ),
      ...[-52, -18, 16, 50].map((y) =>
        curve([
          [200 - Math.sqrt(1 - (y / 92) ** 2) * 128, 146 + y],
          [200 + Math.sqrt(1 - (y / 92) ** 2) * 128, 146 + y],
        ]),
      ),
    ) +
    line(
      'f1c581',
      3,
      ...grid.map((x) =>
        curve([
          [194 + x, 146 - Math.sqrt(1 - (x / 140) ** 2) * 74],
          [194 + x, 146 + Math.sqrt(1 - (x / 140) ** 2) * 74],
        ]),
      ),
    ) +
    fill(colors.creamShade, blob(ring(kit, 204, 142, 56, 36, 10, 0.1))) +
    fill(colors.milk, blob(ring(kit, 200, 136, 54, 34, 10, 0.1))) +
    garnish(kit, recipe.tops, 200, 134, 84, 46, 1.6)
  );
};
