import type { Kit } from '../chance.ts';
import { colors, type Glaze, glazes } from '../colors.ts';
import { type Garnish, scattered } from '../garnish.ts';
import { feather, fill, line, place, shadow, type Tone } from '../marks.ts';
import { blob, crescent, curve, dots, onOval, oval, points, poly } from '../paths.ts';
import { ring } from '../spots.ts';
import { topping } from '../toppings/toppings.ts';
import { spoon, steam } from '../vessels.ts';

/** A mug on its saucer. */
export interface MugRecipe {
  readonly kind: 'mug';
  readonly drink: readonly [main: Tone, dark: Tone, light: Tone];
  readonly art?: 'plain' | 'rosetta' | 'heart' | 'foam' | 'drizzle';
  /** On the foam. */
  readonly dust?: Tone;
  /** Of a tea bag. */
  readonly tag?: Tone;
  readonly tops?: readonly Garnish[];
  readonly glaze?: Glaze;
}

/** A small cup with a spoon. */
export interface EspressoRecipe {
  readonly kind: 'espresso';
  readonly drink: readonly [main: Tone, dark: Tone, light: Tone];
}

export const mug = (kit: Kit, recipe: MugRecipe): string => {
  const [base, dark, light] = glazes[recipe.glaze ?? 'cream'];
  const [cx, cy] = [186, 108];
  const [liquid, liquidDark, liquidLight] = recipe.drink;
  const art = {
    rosetta: () =>
      fill(colors.foam, blob(points('186 154, 146 134, 122 106, 144 80, 178 82, 186 98, 194 82, 228 80, 250 106, 226 134'))) +
      line(
        liquid,
        5,
        curve(points('126 100, 186 140, 246 100')),
        curve(points('134 118, 186 158, 238 118')),
        curve(points('150 86, 186 122, 222 86')),
      ),
    heart: () =>
      fill(colors.foam, blob(points('186 148, 150 124, 132 104, 150 82, 178 84, 186 98, 194 84, 224 82, 240 104, 222 124'))) +
      line(liquidLight, 5, curve(points('164 104, 186 118, 208 104'))),
    foam: () =>
      fill('dcc09a', blob(ring(kit, 186, 112, 82, 40, 12, 0.04))) +
      fill(colors.foam, blob(ring(kit, 184, 108, 80, 38, 12, 0.05))) +
      fill('fffaf0', blob(ring(kit, 176, 102, 48, 20, 10, 0.08))) +
      line(
        recipe.dust ?? '9a5f35',
        3,
        dots(Array.from({ length: 22 }, () => onOval(186, 108, 66 * Math.sqrt(kit.rand()), 30 * Math.sqrt(kit.rand()), kit.range(0, 6.3)))),
      ),
    drizzle: () =>
      fill(colors.foam, blob(ring(kit, 185, 109, 80, 38, 12, 0.05))) +
      line(recipe.dust ?? colors.caramel, 5, curve(points('118 106, 136 88, 150 128, 170 84, 186 136, 206 82, 222 130, 238 90, 250 112'))),
    plain: () =>
      fill(liquidLight, crescent(cx, cy + 6, 84, 39, 0.5, 2.8, 1.15)) +
      line('c98b52', 3.4, dots(points('132 108, 140 116, 130 118, 236 96, 244 104'))),
  }[recipe.art ?? 'plain']();
  return (
    shadow(200, 250, 150, 24) +
    fill(dark, oval(192, 242, 152, 34)) +
    fill(light, oval(192, 235, 152, 34)) +
    fill(dark, oval(190, 236, 84, 17)) +
    line(dark, 21, 'M278 128Q350 116 346 160T266 206') +
    line(base, 14, 'M278 125Q347 114 343 158T266 202') +
    fill(base, `M88 108C88 190 112 240 190 242S284 190 284 108z`) +
    fill(dark, 'M284 108C284 190 262 238 190 242C232 222 250 180 252 112z') +
    feather(kit, dark, points('252 112, 250 180, 232 222, 190 242'), 0.3, 0.9, 26) +
    line(light, 6, curve(points('104 140, 112 178, 128 206'))) +
    fill(light, oval(cx, cy, 99, 49)) +
    fill(dark, oval(cx, cy + 2, 91, 43)) +
    fill(liquidDark, oval(cx, cy + 5, 89, 40)) +
    fill(liquid, oval(cx, cy + 8, 87, 37)) +
    art +
    (recipe.tops ?? [])
      .map(([name, n]) => {
        kit.flat = 0.6;
        return topping(kit, name, scattered(kit, n, 186, 112, 48, 20));
      })
      .join('') +
    (recipe.tag
      ? line('d9c5a2', 2.6, curve(points('118 140, 106 176, 118 196'))) +
        fill(recipe.tag, poly(points('104 196, 132 192, 136 222, 108 226'))) +
        fill('fbf3e3', oval(120, 209, 6, 6))
      : '') +
    (kit.isBrief ? '' : steam(188, 62))
  );
};

export const espresso = (kit: Kit, recipe: EspressoRecipe): string =>
  place(30, 20, 0, 0.86, mug({ ...kit, isBrief: true }, { ...recipe, kind: 'mug' })) + (kit.isBrief ? '' : spoon(kit, 300, 246, -28));
