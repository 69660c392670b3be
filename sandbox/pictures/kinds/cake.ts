import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { fill, line, shadow } from '../marks.ts';
import { arc, blob, curve, dashes, onOval, oval, type Point, points } from '../paths.ts';
import { spread } from '../spots.ts';

/** A whole chocolate cake with a candle. */
export interface CakeRecipe {
  readonly kind: 'cake';
}

export const cake = (kit: Kit): string => {
  const drip = (y: number, d: number) =>
    blob([
      [64, y],
      [200, y + 30],
      [336, y],
      [336, y + 26],
      ...spread(70, 330, 6)
        .toReversed()
        .flatMap((x): Point[] => {
          const dy = Math.sqrt(1 - ((x - 200) / 150) ** 2) * 40;
          const g = kit.range(14, 40);
          return [
            [x + 20, y + 6 + dy],
            [x + 9, y + dy + 8],
            [x + 7, y + dy + d + g],
            [x - 7, y + dy + d + g],
            [x - 9, y + dy + 8],
            [x - 20, y + 6 + dy],
          ];
        }),
      [64, y + 24],
    ]);
  return (
    shadow(206, 244, 166, 28) +
    fill('d9c4a1', oval(200, 232, 172, 44)) +
    fill(colors.cream, oval(200, 226, 172, 44)) +
    fill('5f3620', 'M64 106V214Q72 252 200 256T336 214V106z') +
    fill(colors.choc, 'M336 106V214Q330 246 240 254Q290 226 292 120z') +
    line('e8cfa8', 8, 'M64 150Q80 184 200 190T336 150', 'M64 186Q80 220 200 226T336 186') +
    fill(colors.chocDark, drip(106, 2)) +
    fill(colors.chocDark, oval(200, 104, 136, 50)) +
    fill(colors.choc, oval(198, 101, 128, 44)) +
    line('8a5a3c', 4, arc(198, 101, 106, 34, 2.8, 4.6)) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => onOval(200, 100, 104, 34, i * 0.785 + 0.4))
      .sort((a, b) => a[1] - b[1])
      .map(
        ([x, y]) =>
          fill(colors.creamShade, oval(x, y + 2, 17, 11)) +
          fill(colors.milk, oval(x - 1, y - 3, 14, 10)) +
          fill(colors.chocLight, oval(x, y - 12, 8, 8)),
      )
      .join('') +
    line('e8b9a2', 7, curve(points('200 98, 200 44'))) +
    line(
      'b8755f',
      3,
      dashes([
        [197, 90, 6, -6],
        [197, 74, 6, -6],
        [197, 58, 6, -6],
      ]),
    ) +
    fill('f0a72f', blob(points('200 44, 192 32, 200 14, 208 32')))
  );
};
