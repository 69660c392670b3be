import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import type { Garnish } from '../garnish.ts';
import { fill, line, shadow, type Tone } from '../marks.ts';
import { arc, blob, curve, dots, type Point, points, poly } from '../paths.ts';
import { ring, slab } from '../spots.ts';
import { topping } from '../toppings/toppings.ts';

/** A muffin in its paper. */
export interface MuffinRecipe {
  readonly kind: 'muffin';
  readonly tops: readonly Garnish[];
  readonly tone?: readonly [main: Tone, dark: Tone, light: Tone];
  readonly paper?: readonly [main: Tone, dark: Tone];
  readonly glaze?: Tone;
  readonly hasCrumb?: boolean;
}

/** A cupcake with a tall swirl. */
export interface CupcakeRecipe {
  readonly kind: 'cupcake';
}

export const muffin = (kit: Kit, recipe: MuffinRecipe): string => {
  kit.flat = 0.85;
  const [base, dark, light] = recipe.tone ?? ['d69a50', 'a3652a', 'edc485'];
  const dome = blob(points('92 154, 84 124, 108 84, 150 56, 204 46, 258 58, 298 88, 318 126, 308 156, 262 168, 200 172, 140 168'));
  const at = (n: number) =>
    Array.from({ length: n }, () => {
      const a = kit.range(3.3, 6.1);
      const q = kit.range(0.25, 0.9);
      return { x: 202 + Math.cos(a) * 100 * q, y: 140 + Math.sin(a) * 82 * q, turn: kit.range(0, 6), size: kit.range(0.85, 1.1) };
    });
  const [paper, paperDark] = recipe.paper ?? ['e9d3ac', 'c9a877'];
  return (
    shadow(206, 262, 100, 16) +
    fill(paper, poly(points('108 150, 296 150, 270 258, 250 264, 152 264, 132 258'))) +
    line(
      paperDark,
      4,
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        curve([
          [124 + i * 26, 166],
          [144 + i * 19, 258],
        ]),
      ),
    ) +
    fill(dark, dome) +
    fill(base, blob(points('92 146, 90 122, 112 84, 152 58, 204 48, 254 60, 286 88, 298 122, 278 146, 226 156, 150 156'))) +
    fill(light, blob(points('112 110, 130 82, 166 62, 204 58, 198 70, 160 84, 134 112, 120 128'))) +
    (recipe.hasCrumb
      ? line('b57a38', 15, dots(at(12).map((p) => [p.x, p.y]))) + line('f0cd8c', 11, dots(at(14).map((p) => [p.x, p.y])))
      : '') +
    (recipe.glaze
      ? fill(
          recipe.glaze,
          blob(
            points(
              '118 108, 140 76, 200 56, 258 74, 290 112, 286 138, 272 136, 264 116, 236 120, 230 146, 214 146, 206 122, 168 118, 160 138, 146 136, 140 116',
            ),
          ),
        )
      : '') +
    recipe.tops
      .map(([name, n]) =>
        topping(
          kit,
          name,
          at(n).filter((p) => p.y > 66),
        ),
      )
      .join('')
  );
};

export const cupcake = (kit: Kit): string => {
  const swirl = (cx: number, cy: number, rx: number, ry: number) =>
    fill('dcc7a4', blob(ring(kit, cx, cy + 4, rx, ry, 12, 0.03))) +
    fill(colors.milk, blob(ring(kit, cx - 2, cy, rx - 2, ry - 2, 12, 0.03))) +
    line(colors.creamShade, 5, arc(cx, cy, rx * 0.82, ry * 0.6, 0.3, 2.5));
  return (
    shadow(206, 264, 92, 15) +
    fill('d99a83', poly(points('114 162, 288 162, 264 258, 246 264, 156 264, 138 258'))) +
    line(
      'b8755f',
      4,
      ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
        curve([
          [130 + i * 24, 170],
          [148 + i * 18, 258],
        ]),
      ),
    ) +
    fill('d69a50', blob(slab(kit, 106, 296, 146, 170, 2))) +
    swirl(200, 140, 106, 36) +
    swirl(202, 104, 80, 32) +
    swirl(198, 72, 52, 25) +
    fill(colors.milk, blob(points('166 62, 180 40, 206 22, 214 30, 226 48, 230 66, 198 76'))) +
    line(colors.creamShade, 4.5, curve(points('186 54, 204 44, 212 32'))) +
    line('7a5a3a', 2.6, dots(Array.from({ length: 16 }, (): Point => [kit.range(120, 284), kit.range(74, 158)])))
  );
};
