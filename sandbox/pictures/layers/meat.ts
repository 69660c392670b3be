import { colors } from '../colors.ts';
import { fill, line } from '../marks.ts';
import { blob, curve, dashes, dots, type Point, points } from '../paths.ts';
import { each, ring, ruffle, slab, spread } from '../spots.ts';
import type { Layer } from './layer.ts';
import { chunky, foldedMeat } from './shapes.ts';

/** Meat, fish and egg. */
export const meat = {
  turkey: foldedMeat(colors.turkey, colors.turkeyDark, 'fff3e4'),
  ham: foldedMeat(colors.ham, colors.hamDark, 'fbdcd4'),
  salmon: foldedMeat(colors.salmon, colors.salmonDark, colors.salmonLight, 22),
  brisket: chunky(colors.brisketDark, colors.brisket, colors.brisketLight, 36),
  tuna: chunky('c9a27c', 'ecd0ad', 'fff0da', 28),
  chicken: (kit, x0, x1, y) => [
    25,
    fill(colors.chickenDark, blob(slab(kit, x0 - 3, x1 + 3, y - 27, y, 3))) +
      fill(
        colors.chicken,
        each(spread(x0, x1, 4), (x) => blob(points('-24 -13, -20 -23, 18 -24, 25 -14, 18 -4, -20 -4', x, y))),
      ) +
      line(
        'e6c68c',
        2.2,
        each(spread(x0, x1, 4), (x) => curve(points('-14 -12, 0 -15, 14 -11', x, y))),
      ) +
      line(colors.char, 3.4, dashes(spread(x0, x1, 8).map((x) => [x, y - 27, 9, 0]))),
  ],
  steak: (kit, x0, x1, y) => [
    24,
    fill(colors.brisketDark, blob(slab(kit, x0 - 4, x1 + 4, y - 26, y, 3))) +
      fill(
        colors.steakPink,
        each(spread(x0, x1, 4), (x) => blob(points('-25 -13, -20 -21, 18 -22, 25 -14, 18 -5, -20 -5', x, y))),
      ) +
      line(
        'f0b3a0',
        2.2,
        each(spread(x0, x1, 4), (x) => curve(points('-14 -13, 0 -16, 12 -12', x, y)) + curve(points('-6 -8, 12 -9', x, y))),
      ) +
      line(
        '4c1e12',
        2.6,
        each(spread(x0, x1, 4).slice(1), (x) => dashes([[x - 27, y - 21, -2, 16]])),
      ),
  ],
  bacon: (kit, x0, x1, y) => {
    const wave = (dy: number) => curve(spread(x0 - 16, x1 + 16, 9).map((x, i): Point => [x, y - 7 + dy + (i % 2 ? 7 : -7)]));
    return [13, line(colors.baconDark, 12, wave(1)) + line(colors.bacon, 9, wave(-1)) + line(colors.baconFat, 3, wave(-1))];
  },
  sausage: (kit, x0, x1, y) => [
    25,
    fill('5f2f1a', blob(slab(kit, x0 + 2, x1 - 2, y - 27, y, 2))) +
      fill('8e5130', blob(slab(kit, x0 + 4, x1 - 6, y - 27, y - 8, 2))) +
      line('c08050', 3, dots(spread(x0 + 12, x1 - 12, 14).map((x) => [x, y - kit.range(6, 22)]))) +
      line('4c6b2c', 2.4, dots(spread(x0 + 20, x1 - 20, 6).map((x) => [x, y - kit.range(6, 22)]))),
  ],
  meatball: (kit, x0, x1, y) => [
    40,
    fill(colors.tomatoDark, blob(slab(kit, x0 - 2, x1 + 2, y - 16, y + 2, 3))) +
      fill(
        '5a2a17',
        each(spread(x0, x1, 4), (x) => blob(ring(kit, x, y - 21, 29, 24, 9, 0.05))),
      ) +
      fill(
        '834528',
        each(spread(x0, x1, 4), (x) => blob(ring(kit, x - 3, y - 24, 23, 18, 8, 0.06))),
      ) +
      line('b57648', 3, dots(spread(x0 + 8, x1 - 8, 14).map((x) => [x, y - kit.range(14, 38)]))) +
      fill(colors.tomato, blob(ruffle(kit, x0 + 10, x1 - 20, y - 47, y - 40, 5, 9))) +
      line(
        colors.tomatoLight,
        2.6,
        curve([
          [x0 + 24, y - 43],
          [x0 + 60, y - 44],
        ]),
      ),
  ],
  egg: (kit, x0, x1, y) => [
    19,
    fill('e9dcc3', blob(ruffle(kit, x0 - 8, x1 + 8, y - 18, y - 1, 5, 4))) +
      fill(colors.egg, blob(ruffle(kit, x0 - 6, x1 + 5, y - 19, y - 6, 5, 4))) +
      fill(
        colors.yolkDark,
        blob([
          [x0 + 60, y - 16],
          [x0 + 110, y - 24],
          [x0 + 160, y - 15],
          [x0 + 150, y - 3],
          [x0 + 140, y + 12],
          [x0 + 128, y + 11],
          [x0 + 122, y - 1],
          [x0 + 70, y - 4],
        ]),
      ) +
      fill(
        colors.yolk,
        blob([
          [x0 + 62, y - 16],
          [x0 + 110, y - 23],
          [x0 + 154, y - 15],
          [x0 + 140, y - 5],
          [x0 + 133, y + 6],
          [x0 + 122, y - 3],
          [x0 + 70, y - 7],
        ]),
      ) +
      line(
        'fcd67a',
        3,
        curve([
          [x0 + 82, y - 14],
          [x0 + 104, y - 17],
        ]),
      ),
  ],
} satisfies Record<string, Layer>;
