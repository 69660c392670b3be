import type { Kit } from '../chance.ts';
import { colors, type Glaze } from '../colors.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { faint, fill, line, shadow, type Tone } from '../marks.ts';
import { arc, blob, crescent, curve, dots, nums, oval, type Point, points } from '../paths.ts';
import { grains, ring, spread } from '../spots.ts';
import { topping } from '../toppings/toppings.ts';
import { crock } from '../vessels.ts';

/** Oats, or something else smooth, in a bowl. */
export interface PorridgeRecipe {
  readonly kind: 'porridge';
  readonly tops: readonly Garnish[];
  /** Smooth, not of oats. */
  readonly smooth?: Tone;
  readonly glaze?: Glaze;
}

/** A tumbler of yogurt, fruit and granola. */
export interface ParfaitRecipe {
  readonly kind: 'parfait';
  readonly fruit: Tone;
  readonly fruitLight?: Tone;
  readonly tops: readonly Garnish[];
}

/** A pan with a fried egg in its middle. */
export interface HashRecipe {
  readonly kind: 'hash';
  readonly tops: readonly Garnish[];
}

export const porridge = (kit: Kit, recipe: PorridgeRecipe): string => {
  kit.flat = 0.8;
  const v = { cx: 200, cy: 134, rx: 140, ry: 98, deep: 44, glaze: recipe.glaze ?? 'sage' };
  const oat = Array.from({ length: kit.few(30) }, (): Point => {
    const a = kit.range(0, 6.28);
    const q = Math.sqrt(kit.rand());
    return [200 + Math.cos(a) * q * 116, 140 + Math.sin(a) * q * 76];
  });
  return (
    crock(kit, v) +
    fill('cdb079', oval(200, 138, 127, 86)) +
    fill(recipe.smooth ?? 'ecd6aa', oval(200, 140, 126, 84)) +
    (recipe.smooth
      ? line('ead9bd', 6, arc(200, 140, 96, 60, 0.4, 3), arc(196, 136, 62, 38, 3.4, 6.4), arc(204, 140, 34, 20, 0.2, 3.2))
      : line('fbeed2', 6, grains(kit, oat, 5)) + line('c7a86c', 3, dots(oat.slice(0, 16).map(([x, y]) => [x + 6, y + 3])))) +
    garnish(kit, recipe.tops, 200, 136, 84, 54, 1.7)
  );
};

export const parfait = (kit: Kit, recipe: ParfaitRecipe): string => {
  kit.flat = 0.7;
  const y0 = 92;
  const layer = (a: number, b: number, color: Tone) => {
    const w = (t: number) => 88 - (t - y0) * 0.26;
    return fill(
      color,
      `M${nums(200 - w(a), a)}Q${nums(200, a + 20)} ${nums(200 + w(a), a)}L${nums(200 + w(b), b)}Q${nums(200, b + 22)} ${nums(200 - w(b), b)}z`,
    );
  };
  return (
    shadow(206, 262, 86, 15) +
    fill('e8ddca', `M104 78L126 250Q200 276 274 250L296 78z`) +
    layer(96, 140, colors.milk) +
    layer(140, 178, recipe.fruit) +
    layer(178, 208, 'd9a45c') +
    layer(208, 248, colors.milk) +
    line('f2d497', 5, dots(spread(140, 260, 10).map((x): Point => [x, kit.range(196, 212)]))) +
    line(colors.nutDark, 4, dots(spread(146, 256, 8).map((x): Point => [x, kit.range(194, 214)]))) +
    line(
      recipe.fruitLight ?? 'f6b6a4',
      6,
      grains(
        kit,
        spread(132, 266, 7).map((x): Point => [x, kit.range(160, 174)]),
        6,
      ),
    ) +
    fill('fff8ea', oval(200, 82, 96, 33)) +
    fill(colors.creamShade, crescent(200, 82, 92, 30, 0.1, 2.4, 1.2)) +
    garnish(kit, recipe.tops, 200, 74, 66, 14, 1.6) +
    faint(0.6, line('ffffff', 5, curve(points('126 116, 136 190, 142 232'))))
  );
};

export const hash = (kit: Kit, recipe: HashRecipe): string => {
  kit.flat = 0.82;
  return (
    shadow(196, 196, 160, 80) +
    fill('5d534e', blob(points('300 158, 384 196, 392 212, 378 218, 290 186'))) +
    fill('4a423e', oval(186, 164, 160, 104)) +
    fill('857a73', oval(186, 154, 160, 104)) +
    fill('4a423e', oval(186, 156, 149, 94)) +
    fill('9a6a34', blob(ring(kit, 186, 156, 132, 80, 13, 0.05))) +
    garnish(kit, recipe.tops, 186, 152, 110, 62, 1.4) +
    topping(kit, 'friedEgg', [{ x: 190, y: 146, turn: 0, size: 1 }])
  );
};
