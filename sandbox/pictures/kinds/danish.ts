import type { Kit } from '../chance.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { fill, line, shadow, type Tone } from '../marks.ts';
import { arc, blob, crescent, curve, points } from '../paths.ts';
import { ring } from '../spots.ts';

/** A pastry nest with a filling. */
export interface DanishRecipe {
  readonly kind: 'danish';
  readonly filling: readonly [main: Tone, dark: Tone, light: Tone];
  readonly tops?: readonly Garnish[];
  readonly isIced?: boolean;
}

/** A cinnamon roll under glaze. */
export interface RollRecipe {
  readonly kind: 'roll';
}

const icing = points('80 122, 112 168, 140 66, 166 228, 206 40, 222 232, 262 56, 280 196, 306 92, 322 142');

export const danish = (kit: Kit, recipe: DanishRecipe): string => {
  kit.flat = 0.84;
  const [main, dark, light] = recipe.filling;
  const out = ring(kit, 200, 152, 142, 96, 14, 0.03);
  const swirl = [1.5, 1.2, 0.92].map((_, i) => arc(200 + (i - 1) * 3, 150, 124 - i * 22, 82 - i * 15, 0.3 + i * 1.4, 4.9 + i * 1.4));
  return (
    shadow(206, 186, 148, 86) +
    fill('8a4a1f', blob(out.map(([x, y]) => [x + 1, y + 16]))) +
    fill('d39045', blob(out)) +
    fill('eabb74', crescent(198, 150, 132, 88, 2.6, 5.4, 1.14)) +
    line('a05a24', 6, ...swirl) +
    line('f5d394', 4, ...swirl.map((_, i) => arc(196 + (i - 1) * 3, 145, 124 - i * 22, 82 - i * 15, 2.6 + i, 4.6 + i))) +
    fill(dark, blob(ring(kit, 202, 150, 72, 48, 11, 0.04))) +
    fill(main, blob(ring(kit, 200, 147, 68, 44, 11, 0.04))) +
    line(light, 6, curve(points('156 140, 172 124, 206 116')), curve(points('176 146, 188 138, 204 136'))) +
    garnish(kit, recipe.tops, 200, 144, 46, 26, 1.15) +
    (recipe.isIced ? line('fffaf0', 5, curve(points('82 128, 130 176, 160 96, 208 200, 236 94, 276 190, 318 124'))) : '')
  );
};

export const roll = (kit: Kit): string => {
  const spiral = (from: number, to: number, dy = 0) =>
    curve(
      Array.from({ length: 34 }, (_, i) => {
        const u = from + (to - from) * (i / 33);
        const a = 0.9 + u * 19;
        return [200 + Math.cos(a) * (6 + u * 118), 132 + dy + Math.sin(a) * (4 + u * 80)];
      }),
    );
  return (
    shadow(206, 220, 150, 40) +
    fill('8a4a1f', 'M60 136C60 200 92 244 200 246S340 200 340 136z') +
    fill('b8692e', 'M60 136C60 190 84 226 160 240C110 216 88 190 90 138z') +
    fill('dba257', blob(ring(kit, 200, 134, 142, 98, 16, 0.012))) +
    line('f0c986', 9, spiral(0.1, 0.97, -3)) +
    line('7d3f1c', 10, spiral(0, 0.96, 5)) +
    line('e3cba2', 11, curve(icing.map(([x, y]) => [x + 1, y + 4]))) +
    line('fffaf0', 10, curve(icing)) +
    fill('fffaf0', blob(points('160 128, 176 108, 212 106, 240 120, 238 142, 214 154, 206 172, 196 172, 190 154, 164 146'))) +
    line('e3cba2', 4, curve(points('176 130, 200 118, 226 128')))
  );
};
