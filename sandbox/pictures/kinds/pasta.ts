import type { Kit } from '../chance.ts';
import { type Glaze, glazes } from '../colors.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { feather, fill, line, shadow, type Tone } from '../marks.ts';
import { arc, blob, curve, dots, oval, points } from '../paths.ts';
import { put, ring, scatter, type Spot } from '../spots.ts';
import { plate } from '../vessels.ts';

/** Curly pasta in an oval gratin dish. */
export interface MacRecipe {
  readonly kind: 'mac';
  readonly tops: readonly Garnish[];
  readonly glaze?: Glaze;
}

/** A nest of pasta on a plate. */
export interface PastaRecipe {
  readonly kind: 'pasta';
  readonly tops: readonly Garnish[];
  readonly noodle: readonly [main: Tone, dark: Tone, light: Tone];
  readonly sauce?: readonly [main: Tone, dark: Tone];
  readonly glaze?: Glaze;
}

export const mac = (kit: Kit, recipe: MacRecipe): string => {
  kit.flat = 0.8;
  const [base, dark, light] = glazes[recipe.glaze ?? 'clay'];
  const big = kit.isBrief ? 1.4 : 1;
  const tubes = scatter(kit, kit.isBrief ? 15 : 31, 200, 141, 118, 63, 0.02).map((p) => ({ ...p, size: p.size * big }));
  const elbow = (list: readonly Spot[]) => {
    const bend = list.map((p) => curve(put(kit, p, points('-17 8, 0 -15, 17 8'))));
    return (
      line('c98f2f', 21 * big, ...bend) +
      line('f6d583', 16.5 * big, ...bend) +
      (kit.isBrief
        ? ''
        : line('fdefc2', 4, ...list.map((p) => curve(put(kit, p, points('-11 -3, 0 -12, 10 -4')).map(([x, y]) => [x - 1, y - 2]))))) +
      line('a8701c', 6.5, dots(list.flatMap((p) => put(kit, p, [[18, 9]]))))
    );
  };
  const third = (i: number) => tubes.slice((tubes.length * i) / 3, (tubes.length * (i + 1)) / 3);
  const lug = (s: number) =>
    blob([
      [200 + s * 128, 116],
      [200 + s * 176, 112],
      [200 + s * 188, 136],
      [200 + s * 174, 160],
      [200 + s * 128, 158],
    ]);
  return (
    shadow(206, 228, 150, 24) +
    fill(dark, lug(1), lug(-1)) +
    fill(base, 'M54 136C54 196 96 238 200 238S346 196 346 136z') +
    fill(dark, 'M346 136C346 196 304 238 200 238C270 226 308 196 316 140z') +
    feather(kit, dark, points('316 140, 308 196, 270 226, 200 238'), 0.5, 0.92) +
    fill(light, oval(200, 136, 146, 86)) +
    fill(dark, oval(200, 138, 136, 77)) +
    fill('dca03c', oval(200, 142, 129, 71)) +
    (kit.isBrief ? elbow(tubes) : elbow(third(0)) + elbow(third(1)) + elbow(third(2))) +
    garnish(kit, recipe.tops, 200, 134, 96, 48, 1.4)
  );
};

export const pasta = (kit: Kit, recipe: PastaRecipe): string => {
  kit.flat = 0.84;
  const strand = (i: number) => {
    const q = 0.34 + i * 0.088;
    const a = kit.range(0, 6.28);
    return arc(200 + kit.range(-6, 6), 146 + kit.range(-4, 4), 130 * q, 88 * q, a, a + kit.range(3.6, 5.6));
  };
  const list = Array.from({ length: kit.few(15) }, (_, i) => strand((i % 8) + 0.3));
  const [noodle, dark, light] = recipe.noodle;
  return (
    plate({ cx: 200, cy: 154, rx: 174, ry: 118, glaze: recipe.glaze ?? 'slate' }) +
    fill(dark, blob(ring(kit, 200, 148, 132, 90, 14, 0.04))) +
    line(noodle, 8, ...list) +
    line(dark, 2, ...list.slice(0, 8)) +
    line(light, 3, ...list.slice(8)) +
    (recipe.sauce
      ? fill(recipe.sauce[1], blob(ring(kit, 200, 146, 88, 58, 11, 0.12))) +
        fill(recipe.sauce[0], blob(ring(kit, 198, 142, 81, 51, 11, 0.12)))
      : '') +
    garnish(kit, recipe.tops, 200, 138, 88, 54, 1.55)
  );
};
