import type { Kit } from '../chance.ts';
import type { Glaze } from '../colors.ts';
import { garnish, type Garnish, scattered } from '../garnish.ts';
import { fill, line, place } from '../marks.ts';
import { dots, onOval, oval, type Point } from '../paths.ts';
import { grains } from '../spots.ts';
import { topping, type ToppingName } from '../toppings/toppings.ts';
import { crock } from '../vessels.ts';

/** A deep bowl seen from above, one topping in each sector: `[name, how many, how large]`. */
export interface BowlRecipe {
  readonly kind: 'bowl';
  readonly base: 'quinoa' | 'rice';
  readonly tops: readonly (readonly [name: ToppingName, count: number, zoom?: number])[];
  /** Over all sectors. */
  readonly over?: readonly Garnish[];
  readonly glaze?: Glaze;
}

/** Main tone and light of what is under the toppings. */
const beds = {
  quinoa: ['e0c58d', 'f8e9c3'],
  rice: ['dcc49a', 'f8ebcf'],
} as const;

export const bowl = (kit: Kit, recipe: BowlRecipe): string => {
  kit.flat = 0.88;
  const [cx, cy, rx, ry] = [200, 143, 128, 94];
  const bed = beds[recipe.base];
  const texture = scattered(kit, 58, cx, cy, rx - 9, ry - 8, 0.02).map((p): Point => [p.x + kit.range(-6, 6), p.y + kit.range(-5, 5)]);
  const sectors = recipe.tops
    .map(([name, n, zoom = 1.5], i) => {
      const a = -2.3 + (i / recipe.tops.length) * 6.283;
      const [x, y] = onOval(cx, cy, rx * 0.51, ry * 0.47, a);
      const list =
        n === 1
          ? [{ x: 0, y: 0, turn: a + 1.57, size: 1.1 }]
          : scattered(kit, n, 0, 0, 58 / zoom, 40 / zoom, 0.15).map((p) => ({ ...p, turn: a + 1.57 + kit.range(-0.5, 0.5) }));
      return place(Math.round(x), Math.round(y), 0, zoom, topping(kit, name, list));
    })
    .join('');
  return (
    crock(kit, { cx: 200, cy: 138, rx: 142, ry: 106, deep: 34, glaze: recipe.glaze ?? 'clay' }) +
    fill(bed[0], oval(cx, cy, rx, ry)) +
    line(bed[1], recipe.base === 'quinoa' ? 6 : 5, recipe.base === 'quinoa' ? dots(texture) : grains(kit, texture, 7)) +
    sectors +
    garnish(kit, recipe.over ?? [], cx, cy, 92, 62, 1.3)
  );
};
