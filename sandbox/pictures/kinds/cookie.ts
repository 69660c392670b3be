import type { Kit } from '../chance.ts';
import { garnish, type Garnish } from '../garnish.ts';
import { contact, fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, dots, onOval } from '../paths.ts';
import { ring, scatter } from '../spots.ts';

/** Two cookies: with things in them, pressed with a fork, or frosted. */
export interface CookieRecipe {
  readonly kind: 'cookie';
  readonly tone?: readonly [main: Tone, dark: Tone, light: Tone];
  readonly tops?: readonly Garnish[];
  readonly isSalted?: boolean;
  readonly isPressed?: boolean;
  readonly frosting?: readonly [main: Tone, dark: Tone];
}

export const cookie = (kit: Kit, recipe: CookieRecipe): string => {
  kit.flat = 0.82;
  const [base, dark, light] = recipe.tone ?? ['c98844', '8f5522', 'e3ae69'];
  const marks = (cx: number, cy: number, rx: number, ry: number) => {
    if (recipe.isPressed)
      return (
        line(
          dark,
          7,
          ...[-0.5, -0.17, 0.17, 0.5].flatMap((t) => [
            curve([
              [cx - rx * 0.62, cy + t * ry * 1.1 - 9],
              [cx + rx * 0.62, cy + t * ry * 1.1 + 9],
            ]),
            curve([
              [cx + t * rx * 1.1 + 12, cy - ry * 0.6],
              [cx + t * rx * 1.1 - 12, cy + ry * 0.6],
            ]),
          ]),
        ) +
        line(
          light,
          3,
          ...[-0.5, -0.17, 0.17, 0.5].map((t) =>
            curve([
              [cx - rx * 0.6, cy + t * ry * 1.1 - 15],
              [cx + rx * 0.6, cy + t * ry * 1.1 + 3],
            ]),
          ),
        )
      );
    if (recipe.frosting)
      return (
        fill(recipe.frosting[1], blob(ring(kit, cx + 1, cy + 2, rx * 0.86, ry * 0.84, 16, 0.03))) +
        fill(recipe.frosting[0], blob(ring(kit, cx - 1, cy - 3, rx * 0.84, ry * 0.81, 16, 0.03))) +
        line(
          'bcd3da',
          5.5,
          ...[0, 1, 2].map((i) => {
            const a = i * 1.047 + 0.3;
            const [dx, dy] = [Math.cos(a) * rx * 0.54, Math.sin(a) * ry * 0.54];
            return curve([
              [cx - dx, cy - 3 - dy],
              [cx + dx, cy - 3 + dy],
            ]);
          }),
        ) +
        line(
          '9fc0c9',
          7,
          dots(
            [0, 1, 2, 3, 4, 5].flatMap((i) => [
              onOval(cx, cy - 3, rx * 0.66, ry * 0.64, i * 1.047 + 0.82),
              onOval(cx, cy - 3, rx * 0.36, ry * 0.35, i * 1.047 + 0.82),
            ]),
          ),
        )
      );
    return (
      garnish(kit, recipe.tops, cx, cy - 2, rx * 0.76, ry * 0.74, 1.65) +
      (recipe.isSalted ? garnish(kit, [['salt', 5]], cx, cy, rx * 0.7, ry * 0.7, 1.5) : '')
    );
  };
  const one = (cx: number, cy: number, rx: number, ry: number) => {
    const out = ring(kit, cx, cy, rx, ry, 16, 0.025);
    return (
      fill(dark, blob(out.map(([x, y]) => [x + 1, y + 13]))) +
      fill(base, blob(out)) +
      fill(light, blob(ring(kit, cx - rx * 0.1, cy - ry * 0.13, rx * 0.8, ry * 0.76, 12, 0.05))) +
      fill(base, blob(ring(kit, cx + rx * 0.06, cy + ry * 0.06, rx * 0.74, ry * 0.7, 12, 0.06))) +
      line(
        dark,
        3.4,
        ...scatter(kit, 4, cx, cy, rx * 0.75, ry * 0.7).map((p) =>
          curve([
            [p.x - 18, p.y],
            [p.x - 2, p.y + kit.range(-7, 7)],
            [p.x + 16, p.y + 2],
          ]),
        ),
      ) +
      marks(cx, cy, rx, ry)
    );
  };
  return shadow(208, 220, 156, 46) + one(254, 108, 108, 74) + contact(182, 160, 126, 90) + one(164, 160, 128, 94);
};
