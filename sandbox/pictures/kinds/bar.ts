import type { Kit } from '../chance.ts';
import { contact, fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, dots, type Point, points, poly } from '../paths.ts';
import { grains } from '../spots.ts';
import { sheet } from '../vessels.ts';

/** Two square pieces on a sheet of paper. */
export interface BarRecipe {
  readonly kind: 'bar';
  readonly tone: readonly [top: Tone, side: Tone, dark: Tone];
  readonly shine: Tone;
  readonly speck: Tone;
  readonly crust?: readonly [main: Tone, dark: Tone];
  readonly isSugared?: boolean;
}

export const bar = (kit: Kit, recipe: BarRecipe): string => {
  const [top, side, dark] = recipe.tone;
  const block = (dx: number, dy: number) =>
    fill(
      dark,
      poly([
        [72 + dx, 130 + dy],
        [190 + dx, 178 + dy],
        [190 + dx, 250 + dy],
        [74 + dx, 198 + dy],
      ]),
    ) +
    fill(
      side,
      poly([
        [190 + dx, 178 + dy],
        [306 + dx, 120 + dy],
        [304 + dx, 188 + dy],
        [190 + dx, 250 + dy],
      ]),
    ) +
    (recipe.crust
      ? fill(
          recipe.crust[1],
          poly([
            [73 + dx, 170 + dy],
            [190 + dx, 220 + dy],
            [190 + dx, 250 + dy],
            [74 + dx, 198 + dy],
          ]),
        ) +
        fill(
          recipe.crust[0],
          poly([
            [190 + dx, 220 + dy],
            [305 + dx, 160 + dy],
            [304 + dx, 188 + dy],
            [190 + dx, 250 + dy],
          ]),
        )
      : '') +
    fill(
      top,
      blob([
        [70 + dx, 130 + dy],
        [72 + dx, 128 + dy],
        [130 + dx, 104 + dy],
        [192 + dx, 76 + dy],
        [194 + dx, 75 + dy],
        [250 + dx, 96 + dy],
        [308 + dx, 118 + dy],
        [307 + dx, 122 + dy],
        [250 + dx, 152 + dy],
        [192 + dx, 181 + dy],
        [189 + dx, 181 + dy],
        [130 + dx, 156 + dy],
      ]),
    );
  const front = Array.from({ length: 9 }, (): Point => [kit.range(206, 290), kit.range(186, 204)]);
  return (
    shadow(206, 232, 176, 34) +
    sheet(points('20 184, 196 62, 388 132, 352 212, 214 274, 60 242')) +
    contact(216, 214, 130, 40) +
    block(62, -36) +
    block(-4, 6) +
    line(
      recipe.shine,
      4,
      curve(points('96 130, 140 112, 180 96')),
      curve(points('150 150, 180 160, 196 158')),
      curve(points('226 116, 256 118, 276 128')),
    ) +
    line(
      recipe.speck,
      4,
      grains(
        kit,
        front.map(([x, y]) => [x - 4, y + (x < 250 ? 18 : -6)]),
        4,
      ),
      grains(
        kit,
        Array.from({ length: 6 }, (): Point => [kit.range(90, 170), kit.range(176, 196)]),
        4,
      ),
    ) +
    (recipe.isSugared
      ? line(
          'fffaf0',
          3.4,
          dots(
            Array.from({ length: 26 }, () => {
              const u = kit.range(0.05, 0.95);
              const v = kit.range(0.05, 0.95);
              return [70 + 118 * u + 116 * v - 2, 136 + 50 * u - 55 * v];
            }),
          ),
        )
      : '')
  );
};
