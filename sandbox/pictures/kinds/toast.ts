import { type LoafName, loaves, sliceOutline } from '../bread.ts';
import type { Kit } from '../chance.ts';
import { garnish, type Garnish, scattered } from '../garnish.ts';
import { fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, onOval, type Point, points } from '../paths.ts';
import { grains, put } from '../spots.ts';

/** One thick slice with a spread. */
export interface ToastRecipe {
  readonly kind: 'toast';
  readonly bread: LoafName;
  readonly spread: readonly [main: Tone, dark: Tone, light: Tone];
  readonly tops: readonly Garnish[];
}

export const toast = (kit: Kit, recipe: ToastRecipe): string => {
  kit.flat = 0.84;
  const loaf = loaves[recipe.bread];
  const lie = (d: number, dy: number) =>
    blob(sliceOutline(kit, 200, 142 + dy, 140, 98, d).map(([x, y]): Point => [x - (y - 142) * 0.12, y]));
  const [main, dark, light] = recipe.spread;
  const over =
    fill(dark, lie(23, 1)) +
    fill(main, lie(26, -2)) +
    line(
      light,
      4,
      ...scattered(kit, 7, 200, 138, 84, 56, 0.2).map((p) =>
        curve(put(kit, { ...p, turn: -0.3 + kit.range(-0.3, 0.3) }, points('-22 6, -4 -6, 20 2'))),
      ),
    );
  return (
    shadow(204, 168, 148, 96) +
    fill(loaf.crust, lie(0, 18)) +
    fill(loaf.mark, lie(1, 9)) +
    fill(loaf.crust, lie(0, 0)) +
    fill(loaf.top, lie(10, 0)) +
    (loaf.seeds
      ? line(
          loaf.seeds,
          3.4,
          grains(
            kit,
            Array.from({ length: 12 }, (_, i) => onOval(194, 142, 134, 92, i * 0.53)),
            3,
          ),
        )
      : '') +
    over +
    garnish(kit, recipe.tops, 198, 138, 92, 60, 1.55)
  );
};
