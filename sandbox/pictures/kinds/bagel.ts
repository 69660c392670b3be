import type { Seeds } from '../bread.ts';
import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { contact, fill, line, shadow, type Tone } from '../marks.ts';
import { arc, blob, crescent, dots, onOval, oval, type Point, points } from '../paths.ts';
import { grains, ring } from '../spots.ts';
import { sheet } from '../vessels.ts';

/** Two bagels, or a box of them. */
export interface BagelRecipe {
  readonly kind: 'bagel';
  readonly tone?: readonly [main: Tone, dark: Tone, light: Tone];
  readonly seeds?: readonly Seeds[];
  readonly isSwirled?: boolean;
  readonly isDozen?: boolean;
}

/** The kinds of bagels in a box: main tone, dark, light. */
const dozen = [
  ['cd8b45', '96561f', 'e9b470'],
  ['c07a38', '7f4519', 'e0a663'],
  ['dba35c', 'a3652a', 'f2c88a'],
  ['b06f3c', '6f3d1d', 'd09a62'],
] as const;

export const bagel = (kit: Kit, recipe: BagelRecipe): string => {
  kit.flat = 0.8;
  const one = (cx: number, cy: number, rx: number, ry: number) => {
    const out = ring(kit, cx, cy, rx, ry, 14, 0.02);
    const [crust, dark, light] = recipe.tone ?? ['cd8b45', '96561f', 'e9b470'];
    const on = (n: number) =>
      Array.from({ length: n }, (_, i): Point => {
        const a = n + i * 2.4 + kit.range(-0.35, 0.35);
        const q = kit.range(0.5, 0.88);
        return [cx + Math.cos(a) * rx * q, cy - 3 + Math.sin(a) * ry * q];
      });
    return (
      fill(dark, blob(out.map(([x, y]) => [x + 1, y + 10]))) +
      fill(crust, blob(out)) +
      fill(light, crescent(cx - 2, cy - 4, rx * 0.88, ry * 0.86, 2.7, 5.3, 1.16)) +
      fill(dark, oval(cx + 2, cy + 1, rx * 0.31, ry * 0.28)) +
      fill('5f3514', oval(cx + 4, cy + 5, rx * 0.26, ry * 0.21)) +
      (recipe.seeds || recipe.isSwirled ? '' : line(light, 4, grains(kit, on(10), 6)) + line(dark, 3, grains(kit, on(7), 4))) +
      (recipe.isSwirled
        ? line(
            '7d3f1c',
            6,
            arc(cx, cy, rx * 0.8, ry * 0.78, 3.4, 6),
            arc(cx, cy, rx * 0.62, ry * 0.6, 4.4, 7.6),
            arc(cx, cy, rx * 0.76, ry * 0.74, 0.5, 2.6),
          )
        : '') +
      (recipe.seeds ?? []).map(([tone, w, len, n]) => line(tone, w, len ? grains(kit, on(kit.few(n)), len) : dots(on(kit.few(n))))).join('')
    );
  };
  return recipe.isDozen
    ? shadow(204, 232, 160, 30) +
        sheet(points('44 190, 62 92, 338 84, 360 186, 332 250, 70 254')) +
        (
          [
            [128, 116, 0],
            [206, 104, 1],
            [282, 116, 2],
            [94, 172, 1],
            [170, 164, 3],
            [248, 162, 0],
            [316, 170, 3],
            [140, 216, 2],
            [222, 214, 0],
            [290, 214, 1],
          ] as const
        )
          .map(([x, y, t]) => {
            const [main, dark, light] = dozen[t];
            return (
              fill(dark, blob(ring(kit, x, y + 5, 46, 36, 9, 0.02))) +
              fill(main, oval(x, y, 45, 34)) +
              fill(light, crescent(x - 1, y - 2, 39, 29, 2.8, 5.3, 1.2)) +
              fill(dark, oval(x + 1, y, 13, 9)) +
              (t
                ? line(
                    t === 1 ? 'fbeed0' : t === 2 ? '3f4874' : colors.ink,
                    3,
                    dots([0, 1, 2, 3, 4].map((i) => onOval(x, y - 1, 30, 22, i * 1.25 + t))),
                  )
                : '')
            );
          })
          .join('')
    : shadow(208, 222, 152, 46) + one(248, 104, 114, 74) + contact(192, 164, 124, 84) + one(172, 164, 130, 90);
};
