import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { faint, fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, oval, type Point, points } from '../paths.ts';
import { grains } from '../spots.ts';

/** One apple. */
export interface AppleRecipe {
  readonly kind: 'apple';
}

/** A clear cup of fruit. */
export interface CupRecipe {
  readonly kind: 'cup';
  readonly fillTone: Tone;
  readonly surface: Tone;
  /** Seen through the side. */
  readonly inner: readonly Garnish[];
  readonly tops: readonly Garnish[];
}

export const apple = (kit: Kit): string =>
  shadow(206, 254, 100, 18) +
  fill('8a1f1c', blob(points('200 86, 244 66, 296 88, 312 146, 292 218, 246 260, 202 252, 158 260, 110 222, 92 150, 108 88, 158 66'))) +
  fill('c9382b', blob(points('200 90, 242 70, 280 92, 286 146, 262 208, 222 240, 196 240, 158 250, 114 216, 98 148, 114 92, 158 70'))) +
  fill('e4674c', blob(points('116 146, 124 104, 158 82, 182 92, 154 112, 138 160, 140 196, 124 182'))) +
  fill('7a1c17', oval(202, 94, 27, 9)) +
  line('5c3a1c', 9, curve(points('202 98, 200 66, 214 42'))) +
  fill(colors.leafDark, blob(points('212 60, 236 30, 280 28, 264 58, 234 70'))) +
  line(colors.leafLight, 3, curve(points('218 62, 244 44, 268 36'))) +
  line(
    'f3b08c',
    4,
    grains(
      kit,
      Array.from({ length: 10 }, (): Point => [kit.range(190, 260), kit.range(120, 210)]),
      2,
    ),
  );

export const cup = (kit: Kit, recipe: CupRecipe): string => {
  kit.flat = 0.78;
  return (
    shadow(206, 256, 104, 16) +
    fill('e8ddca', 'M92 122L120 246Q130 262 200 262T280 246L308 122z') +
    fill(recipe.fillTone ?? 'd99a83', 'M99 140L124 242Q134 254 200 254T276 242L301 140z').replace('<path', '<path opacity=".85"') +
    (recipe.inner ? garnish(kit, recipe.inner, 200, 198, 66, 42, 1.4) : '') +
    fill('f2ead9', oval(200, 120, 112, 46)) +
    fill(recipe.surface ?? 'e8ddca', oval(200, 122, 102, 39)) +
    garnish(kit, recipe.tops, 200, 110, 80, 28, 1.55) +
    faint(0.6, line('ffffff', 6, curve(points('116 164, 132 226'))))
  );
};
