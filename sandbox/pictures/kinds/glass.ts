import type { Kit } from '../chance.ts';
import { type Garnish, scattered } from '../garnish.ts';
import { faint, fill, line, place, shadow, type Tone } from '../marks.ts';
import { arc, blob, curve, dashes, nums, oval, points, poly } from '../paths.ts';
import { ring } from '../spots.ts';
import { topping, type ToppingName } from '../toppings/toppings.ts';

/** A tumbler. */
export interface GlassRecipe {
  readonly kind: 'glass';
  readonly drink: readonly [main: Tone, dark: Tone, light: Tone];
  /** What swims on top, and what it sinks into the rest as. */
  readonly upper?: Tone;
  readonly mid?: Tone;
  readonly foam?: readonly [main: Tone, dark: Tone];
  readonly drips?: Tone;
  readonly iceTone?: Tone;
  readonly straw?: readonly [main: Tone, dark: Tone];
  /** On the edge of the glass. */
  readonly rim?: ToppingName;
  readonly tops?: readonly Garnish[];
  readonly hasIce?: boolean;
  readonly hasStraw?: boolean;
  readonly hasSprig?: boolean;
}

/** A slice on the edge, seen from its front. */
const rim = (kit: Kit, name: ToppingName) => {
  kit.flat = 1;
  return place(126, 64, 10, 1.9, topping(kit, name, [{ x: 0, y: 0, turn: 0.4, size: 1 }]));
};

export const glass = (kit: Kit, recipe: GlassRecipe): string => {
  const [liquid, dark, light] = recipe.drink;
  const [straw, strawDark] = recipe.straw ?? ['d98762', '94412a'];
  const w = (y: number) => 80 - (y - 60) * 0.12;
  const body = (y0: number, y1: number) =>
    `M${nums(200 - w(y0), y0)}L${nums(200 - w(y1), y1)}Q${nums(200, y1 + 16)} ${nums(200 + w(y1), y1)}L${nums(200 + w(y0), y0)}Q${nums(200, y0 + 18)} ${nums(200 - w(y0), y0)}z`;
  const ice =
    recipe.hasIce === false
      ? ''
      : (
          [
            [160, 108, -14],
            [226, 112, 18],
            [192, 146, 38],
            [244, 156, -20],
            [162, 176, 10],
          ] as const
        )
          .slice(0, kit.few(5))
          .map(([x, y, t]) =>
            place(
              x,
              y,
              t,
              1.25,
              fill(recipe.iceTone ?? light, poly(points('-18 -16, 16 -18, 19 15, -16 18'))) +
                line(
                  'fffaf0',
                  3.4,
                  dashes([
                    [-11, -9, 12, -1],
                    [-11, -9, 0.1, 7],
                  ]),
                ),
            ),
          )
          .join('');
  return (
    shadow(208, 264, 92, 14) +
    (recipe.hasStraw === false
      ? ''
      : line(strawDark, 11, curve(points('232 190, 270 10'))) + line(straw, 6, curve(points('231 190, 269 10')))) +
    fill('e9e0d0', body(48, 262)) +
    fill(liquid, body(76, 256)) +
    (recipe.upper
      ? fill(recipe.upper, body(76, 140)) +
        fill(
          recipe.mid ?? recipe.upper,
          blob([
            [200 - w(140) + 1, 136],
            [150, 156],
            [166, 190],
            [184, 154],
            [210, 152],
            [226, 204],
            [246, 152],
            [200 + w(140) - 1, 136],
            [200, 126],
          ]),
        )
      : '') +
    faint(
      0.55,
      fill(
        dark,
        `M${nums(200 + w(76), 78)}L${nums(200 + w(256), 256)}Q${nums(216, 267)} ${nums(214, 266)}Q${nums(240, 180)} ${nums(248, 84)}z`,
      ),
    ) +
    ice +
    fill(light, oval(200, 78, w(78) - 1, 14)) +
    (recipe.foam
      ? fill(recipe.foam[1], blob(ring(kit, 200, 74, 76, 25, 12, 0.04))) + fill(recipe.foam[0], blob(ring(kit, 198, 67, 73, 22, 12, 0.06)))
      : '') +
    (recipe.drips
      ? line(
          recipe.drips,
          6,
          curve(points('136 88, 140 124, 138 172')),
          curve(points('176 92, 174 140, 178 214')),
          curve(points('232 90, 230 120, 234 160')),
        )
      : '') +
    (recipe.tops ?? [])
      .map(([name, n]) => {
        kit.flat = 0.75;
        return topping(kit, name, scattered(kit, n, 198, 62, 46, 10));
      })
      .join('') +
    faint(0.7, line('fffdf6', 6, curve(points('136 104, 142 170, 148 232')))) +
    line('fffdf6', 4, arc(200, 50, w(50), 15, 0, 3.14)) +
    line('d9cdb8', 3, arc(200, 50, w(50), 15, 3.14, 6.28)) +
    (recipe.rim ? rim(kit, recipe.rim) : '') +
    (recipe.hasSprig
      ? topping(
          kit,
          'basil',
          (
            [
              [168, 72, -2.7],
              [178, 68, -1.5],
              [186, 72, -0.5],
            ] as const
          ).map(([x, y, turn]) => ({ x, y, turn, size: 1.5 })),
        )
      : '')
  );
};
