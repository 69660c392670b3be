import { colors } from '../colors.ts';
import { leaf } from '../leaves.ts';
import { fill, line } from '../marks.ts';
import { blob, curve, dashes, dots, points } from '../paths.ts';
import { each, put, ruffle, slab, spread } from '../spots.ts';
import type { Layer } from './layer.ts';
import { coins, leafy, sprigs } from './shapes.ts';

/** From the garden. */
export const garden = {
  tomato: (kit, x0, x1, y) => [
    13,
    coins(kit, x0 - 3, x1 + 3, y, 3, 15, colors.tomatoDark, colors.tomato) +
      line(
        'f4a184',
        2.6,
        dashes(
          spread(x0, x1, 3).flatMap((x) => [
            [x - 18, y - 9, 10, 0],
            [x + 4, y - 9, 12, 0],
          ]),
        ),
      ),
  ],
  sunTomato: (kit, x0, x1, y) => [
    9,
    line(
      '7e1d14',
      11,
      each(spread(x0, x1, 5), (x) => curve(points('-17 -4, 0 -8, 16 -3', x, y))),
    ) +
      line(
        'b5341f',
        6,
        each(spread(x0, x1, 5), (x) => curve(points('-16 -5, 0 -9, 15 -4', x, y))),
      ),
  ],
  cucumber: (kit, x0, x1, y) => [10, coins(kit, x0 - 3, x1 + 3, y, 4, 12, colors.leafDark, 'dce8ae', 0.5)],
  pickle: (kit, x0, x1, y) => [12, coins(kit, x0 - 2, x1 + 2, y, 5, 14, '58702a', 'a3b24c', 1)],
  avocado: (kit, x0, x1, y) => [
    16,
    fill(colors.avocadoSkin, blob(ruffle(kit, x0 - 3, x1 + 3, y - 16, y, 5, 4))) +
      fill(colors.avocadoEdge, blob(ruffle(kit, x0 - 1, x1 + 2, y - 16, y - 3, 5, 4))) +
      fill(
        colors.avocado,
        each(spread(x0, x1, 5), (x) => blob(points('-20 -8, -12 -16, 14 -17, 21 -9, 8 -5, -8 -4', x, y))),
      ) +
      line('eef0b4', 2.4, dashes(spread(x0, x1, 5).map((x) => [x - 9, y - 12, 15, -1]))),
  ],
  onion: (kit, x0, x1, y) => [
    7,
    line(
      colors.onion,
      5,
      each(spread(x0, x1, 4), (x) => curve(points('-30 -1, -4 -9, 26 -2', x, y))),
    ) +
      line(
        colors.onionPale,
        2.2,
        each(spread(x0, x1, 4), (x) => curve(points('-28 -1, -4 -8, 24 -2', x, y))),
      ),
  ],
  bellPepper: (kit, x0, x1, y) => [
    11,
    line(
      'b3301f',
      10,
      each(
        spread(x0, x1, 5).filter((_, i) => i % 2 === 0),
        (x) => curve(points('-24 -5, 0 -9, 22 -4', x, y)),
      ),
    ) +
      line(
        'e8a12c',
        9,
        each(
          spread(x0, x1, 5).filter((_, i) => i % 2),
          (x) => curve(points('-24 -5, 0 -8, 24 -5', x, y)),
        ),
      ) +
      line('f6c78a', 2, dashes(spread(x0, x1, 5).map((x) => [x - 12, y - 8, 16, 0]))),
  ],
  carrot: (kit, x0, x1, y) => [
    11,
    line('c9641a', 5, dashes(spread(x0, x1, 14).map((x, i) => [x - 14, y - 2 - (i % 3) * 4, 26, kit.range(-5, 5)]))) +
      line(colors.carrotLight, 2.2, dashes(spread(x0, x1, 10).map((x, i) => [x - 12, y - 4 - (i % 3) * 4, 22, kit.range(-4, 4)]))),
  ],
  mushroom: (kit, x0, x1, y) => [
    23,
    fill(
      '6f4a2c',
      each(spread(x0, x1, 5), (x) =>
        blob(
          put(
            { flat: 1 },
            { x, y: y - 10, turn: kit.range(-0.4, 0.4), size: 1.12 },
            points('-22 5, -19 -8, -7 -15, 8 -15, 20 -8, 22 5, 9 5, 6 13, -6 13, -9 5'),
          ),
        ),
      ),
    ) +
      fill(
        'dfc294',
        each(spread(x0, x1, 5), (x) => blob(points('-16 -9, -10 -19, 8 -20, 16 -10, 5 -8, 4 1, -4 1, -6 -8', x, y))),
      ),
  ],
  spinach: (kit, x0, x1, y) => [
    10,
    fill(
      colors.leafDark,
      each(spread(x0 - 6, x1 - 14, 7), (x) => leaf(kit, 'round', { x, y: y - 4, turn: kit.range(-0.3, 0.4), size: 1 }, 42)),
      blob(slab(kit, x0, x1, y - 11, y)),
    ) + line(colors.leafLight, 2, dashes(spread(x0, x1, 6).map((x) => [x, y - 5, 18, kit.range(-3, 3)]))),
  ],
  greens: leafy('frill', colors.leaf, colors.leafLight),
  arugula: sprigs(colors.leafDark, colors.leaf),
  cranberries: (kit, x0, x1, y) => [
    10,
    fill('6d1528', blob(slab(kit, x0, x1, y - 10, y, 3, 7))) +
      line('b32c49', 9, dots(spread(x0 + 4, x1 - 4, 12).map((x) => [x, y - kit.range(4, 9)]))) +
      line('e38a9b', 2.4, dots(spread(x0 + 4, x1 - 4, 12).map((x) => [x, y - 9]))),
  ],
  quinoa: (kit, x0, x1, y) => [
    13,
    fill('dcbf86', blob(slab(kit, x0 - 2, x1 + 2, y - 14, y, 3, 7))) +
      line('f9ebc6', 4.4, dots(spread(x0, x1, 34).map((x) => [x, y - kit.range(2, 13)]))),
  ],
} satisfies Record<string, Layer>;
