import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { faint, fill, line, place, shadow } from '../marks.ts';
import { blob, curve, oval, type Point, points } from '../paths.ts';
import { grains, scatter, spread } from '../spots.ts';
import { topping } from '../toppings/toppings.ts';

/** Two baguettes, or the end of one. */
export interface BaguetteRecipe {
  readonly kind: 'baguette';
  readonly isPiece?: boolean;
}

/** A flat loaf with olives and rosemary. */
export interface CiabattaLoafRecipe {
  readonly kind: 'ciabattaLoaf';
}

export const baguette = (kit: Kit, recipe: BaguetteRecipe): string => {
  const one = (x: number, y: number, turn: number, len: number) =>
    place(
      x,
      y,
      turn,
      1,
      fill(
        '8a4a1f',
        blob([
          [-len, 6],
          [-len + 14, -20],
          [-len + 70, -36],
          [0, -40],
          [len - 70, -36],
          [len - 14, -20],
          [len, 6],
          [len - 18, 28],
          [0, 42],
          [-len + 18, 28],
        ]),
      ) +
        fill(
          'cf8c44',
          blob([
            [-len + 4, 2],
            [-len + 18, -20],
            [-len + 70, -34],
            [0, -38],
            [len - 70, -34],
            [len - 18, -20],
            [len - 6, 2],
            [len - 40, 18],
            [0, 26],
            [-len + 40, 18],
          ]),
        ) +
        line(
          '8a4a1f',
          15,
          ...spread(-len + 24, len - 24, 5).map((t) =>
            curve([
              [t - 24, 8],
              [t, -10],
              [t + 24, -22],
            ]),
          ),
        ) +
        line(
          'f3d9a2',
          9,
          ...spread(-len + 24, len - 24, 5).map((t) =>
            curve([
              [t - 22, 6],
              [t, -12],
              [t + 22, -23],
            ]),
          ),
        ) +
        line(
          'fff3dc',
          3,
          grains(
            kit,
            spread(-len + 30, len - 30, 9).map((t): Point => [t, kit.range(-28, 20)]),
            4,
          ),
        ),
    );
  return recipe.isPiece
    ? shadow(204, 220, 130, 24) +
        place(
          196,
          150,
          -18,
          1,
          fill('8a4a1f', blob(points('-136 8, -126 -34, -70 -62, 20 -68, 96 -60, 118 -40, 122 30, 100 62, 0 72, -90 58, -128 36'))) +
            fill('cf8c44', blob(points('-130 2, -120 -34, -66 -60, 20 -66, 92 -58, 108 -36, 106 10, 40 40, -70 36, -122 22'))) +
            line('8a4a1f', 19, curve(points('-96 4, -56 -26, -16 -46')), curve(points('-26 16, 20 -20, 60 -44'))) +
            line('f3d9a2', 12, curve(points('-94 0, -56 -29, -18 -48')), curve(points('-24 12, 20 -23, 58 -46'))) +
            fill('e2b56e', oval(98, 4, 27, 63)) +
            fill(colors.crumb, oval(99, 4, 22, 56)) +
            line(
              colors.crumbShade,
              6,
              grains(
                kit,
                Array.from({ length: 8 }, (): Point => [kit.range(88, 108), kit.range(-36, 40)]),
                4,
              ),
            ),
        )
    : shadow(206, 206, 170, 34) + one(210, 118, -18, 164) + one(190, 170, -15, 170);
};

export const ciabattaLoaf = (kit: Kit): string => {
  const pts = points('48 150, 66 110, 140 88, 220 84, 300 96, 350 130, 354 168, 326 206, 250 222, 160 224, 84 212, 52 184');
  return (
    shadow(206, 222, 164, 28) +
    fill('8f5324', blob(pts.map(([x, y]) => [x + 2, y + 12]))) +
    fill('d39a56', blob(pts)) +
    fill('e9bf80', blob(pts.map(([x, y]) => [196 + (x - 196) * 0.76 - 14, 150 + (y - 150) * 0.6 - 14]))) +
    faint(
      0.5,
      line(
        'fff6e4',
        9,
        grains(
          kit,
          Array.from({ length: 9 }, (): Point => [kit.range(90, 320), kit.range(108, 200)]),
          16,
        ),
      ),
    ) +
    topping(
      kit,
      'olives',
      scatter(kit, 9, 200, 148, 118, 46).map((p) => ({ ...p })),
    ) +
    line(
      colors.leafDark,
      4,
      grains(
        kit,
        Array.from({ length: 14 }, (): Point => [kit.range(90, 320), kit.range(112, 196)]),
        9,
      ),
    )
  );
};
