import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import type { Garnish } from '../garnish.ts';
import { fill, line, place, shadow } from '../marks.ts';
import { blob, curve, dots, oval, type Point, points } from '../paths.ts';
import { topping } from '../toppings/toppings.ts';

/** A croissant, horns down. */
export interface CroissantRecipe {
  readonly kind: 'croissant';
  readonly tops?: readonly Garnish[];
  readonly isSugared?: boolean;
}

/** A croissant rolled round two batons of chocolate. */
export interface PainAuChocolatRecipe {
  readonly kind: 'painAuChocolat';
}

/** A croissant: overlapping folds from its tips to its middle, `fat` at its thickest. */
export function crescentRoll(kit: Kit, cx: number, cy: number, rx: number, ry: number, fat: number): string {
  const n = 7;
  const at = (u: number, v: number): Point => {
    const t = Math.PI * (1.06 - 1.12 * u);
    const w = 13 + (fat / 2 - 13) * Math.sin(Math.PI * Math.min(1, Math.max(0, u))) ** 0.85;
    const [nx, ny] = [Math.cos(t) / rx, -Math.sin(t) / ry];
    const l = Math.hypot(nx, ny);
    return [cx + Math.cos(t) * rx + (nx / l) * w * v, cy - Math.sin(t) * ry + (ny / l) * w * v];
  };
  return [0, 6, 1, 5, 2, 4, 3]
    .map((i) => {
      const tip = i < 3 ? -1 : i > 3 ? 1 : 0;
      const [a, b] = [i / n - (tip < 1 ? 0.045 : -0.02), (i + 1) / n + (tip > -1 ? 0.045 : -0.02)];
      const m = (a + b) / 2;
      const outline = (v: number, up: number) =>
        blob(
          [
            at(a, v),
            at(m, v * 1.16),
            at(b, v),
            at(b + (tip > -1 ? 0.035 : 0), 0),
            at(b, -v),
            at(m, -v * 1.06),
            at(a, -v),
            at(a - (tip < 1 ? 0.035 : 0), 0),
          ].map(([x, y]) => [x + kit.range(-1.5, 1.5), y - up]),
        );
      const across = (u: number) => curve([at(u, 0.92), at(u + tip * 0.03, 0.1), at(u, -0.8)]);
      return (
        fill('8a4a1d', outline(1, 0)) +
        fill('c67d36', outline(0.93, 4)) +
        fill('e5ac5f', blob([at(a + 0.02, 0.5), at(m, 0.95), at(b - 0.02, 0.5), at(m, -0.1)])) +
        line('9a5a25', 2.6, across(m + 0.032), across(m - 0.035)) +
        line('f7d698', 3.6, curve([at(m - 0.005, 0.8), at(m + tip * 0.01 - 0.005, 0.2)]))
      );
    })
    .join('');
}

export const croissant = (kit: Kit, recipe: CroissantRecipe): string => {
  kit.flat = 0.85;
  const over = (n: number, zoom: number) =>
    Array.from({ length: n }, (_, i) => {
      const t = Math.PI * (0.14 + 0.72 * ((i + 0.5) / n));
      return {
        x: (200 + Math.cos(t) * 122 + kit.range(-10, 10)) / zoom,
        y: (222 - Math.sin(t) * 112 + kit.range(-26, 22)) / zoom,
        turn: kit.range(0, 6),
        size: kit.range(0.85, 1.1),
      };
    });
  return (
    shadow(206, 226, 166, 30) +
    crescentRoll(kit, 200, 218, 126, 104, 116) +
    (recipe.tops ?? []).map(([name, n, zoom = 1.4]) => place(0, 0, 0, zoom, topping(kit, name, over(n, zoom)))).join('') +
    (recipe.isSugared ? line('fffaf0', 4, dots(over(34, 1).map((p) => [p.x, p.y - 12]))) : '')
  );
};

export const painAuChocolat = (): string => {
  const stripe = (i: number) =>
    curve([
      [112 + i * 34, 96 + Math.abs(i - 3) * 4],
      [104 + i * 36, 140],
      [112 + i * 34, 196 - Math.abs(i - 3) * 4],
    ]);
  return (
    shadow(208, 226, 150, 26) +
    fill('8a4a1f', blob(points('56 150, 66 108, 110 82, 200 72, 292 84, 340 112, 350 152, 338 204, 290 232, 200 238, 110 230, 64 200'))) +
    fill('cf873e', blob(points('62 142, 74 106, 116 82, 200 74, 286 84, 332 112, 334 148, 318 182, 270 202, 190 208, 106 200, 68 174'))) +
    line('a05a24', 5, ...[0, 1, 2, 3, 4, 5].map(stripe)) +
    line(
      'eab96f',
      9,
      ...[0, 1, 2, 3, 4].map((i) =>
        curve([
          [126 + i * 34, 98 + Math.abs(i - 2.4) * 4],
          [119 + i * 36, 136],
          [125 + i * 34, 168],
        ]),
      ),
    ) +
    fill(colors.crumb, oval(332, 172, 24, 48)) +
    line('d9a860', 4, oval(332, 172, 17, 38)) +
    fill(colors.chocDark, oval(330, 154, 12, 12), oval(335, 186, 12, 12)) +
    fill(colors.chocLight, oval(327, 151, 5, 4), oval(332, 183, 5, 4)) +
    line(colors.choc, 5, curve(points('84 122, 130 104, 150 150, 196 92, 220 150, 262 94, 292 140')))
  );
};
