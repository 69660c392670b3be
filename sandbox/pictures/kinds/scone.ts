import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { fill, line, place, shadow } from '../marks.ts';
import { blob, curve, type Point, points } from '../paths.ts';
import { grains, scatter } from '../spots.ts';
import { topping, type ToppingName } from '../toppings/toppings.ts';

/** A triangle with fruit in it. */
export interface SconeRecipe {
  readonly kind: 'scone';
  readonly fruit: ToppingName;
  readonly hasZest?: boolean;
  readonly isIced?: boolean;
}

export const scone = (kit: Kit, recipe: SconeRecipe): string => {
  kit.flat = 0.85;
  const top = points('58 168, 72 148, 130 104, 186 62, 206 56, 226 66, 284 124, 336 176, 338 192, 300 204, 200 212, 100 200, 62 188');
  const at = scatter(kit, 9, 202, 150, 88, 44, 0.2).filter((p) => p.y > 84 + Math.abs(p.x - 204) * 0.62);
  return (
    shadow(202, 244, 156, 22) +
    fill('8f5524', blob(points('58 170, 200 190, 340 178, 344 214, 326 240, 204 256, 74 238, 52 210'))) +
    fill('c1803c', blob(points('58 176, 200 206, 300 196, 306 226, 200 242, 78 226, 56 204'))) +
    line(
      'eac084',
      5,
      grains(
        kit,
        Array.from({ length: 12 }, (_, i): Point => [82 + i * 19, kit.range(214, 234)]),
        9,
      ),
    ) +
    fill('dca55c', blob(top)) +
    fill('eec283', blob(top.map(([x, y]) => [192 + (x - 192) * 0.8, 148 + (y - 148) * 0.76]))) +
    line(
      'b97a38',
      5,
      grains(
        kit,
        Array.from({ length: 10 }, (): Point => [kit.range(120, 280), kit.range(134, 192)]),
        7,
      ),
    ) +
    place(
      0,
      0,
      0,
      1,
      topping(
        kit,
        recipe.fruit,
        at.map((p) => ({ ...p, size: 1.3 })),
      ),
    ) +
    (recipe.hasZest
      ? line(
          colors.orange,
          4.5,
          grains(
            kit,
            Array.from({ length: 9 }, (): Point => [kit.range(140, 270), kit.range(124, 192)]),
            8,
          ),
        )
      : '') +
    (recipe.isIced ? line('fffaf0', 6.5, curve(points('98 176, 150 122, 166 192, 204 80, 222 196, 258 124, 284 196, 312 176'))) : '')
  );
};
