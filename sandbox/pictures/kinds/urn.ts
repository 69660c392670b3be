import { colors } from '../colors.ts';
import { fill, line, shadow } from '../marks.ts';
import { curve, oval, points, poly } from '../paths.ts';

/** A box of coffee and two cups. */
export interface UrnRecipe {
  readonly kind: 'urn';
}

export const urn = (): string =>
  shadow(206, 254, 140, 20) +
  fill('8f5a34', poly(points('104 112, 296 112, 304 250, 96 250'))) +
  fill(colors.wood, poly(points('104 112, 250 112, 256 250, 96 250'))) +
  fill(colors.woodLight, poly(points('104 112, 146 60, 258 60, 296 112'))) +
  fill('8f5a34', poly(points('258 60, 296 112, 250 112, 236 60'))) +
  line('8f5a34', 8, curve(points('168 60, 176 34, 226 34, 236 60'))) +
  fill('fbf3e3', oval(176, 176, 48, 44)) +
  fill(colors.coffee, 'M148 164H204Q206 204 176 206T148 164z') +
  line(colors.coffee, 5, 'M204 172Q222 172 212 188') +
  fill(colors.ink, poly(points('118 226, 142 226, 138 246, 122 246'))) +
  points('300 216, 338 226')
    .map(
      ([x, y]) =>
        fill('d9c4a1', poly(points('-22 -30, 22 -30, 16 36, -16 36', x, y))) +
        fill(colors.cream, oval(x, y - 30, 24, 10)) +
        fill(colors.coffee, oval(x, y - 28, 19, 6.5)),
    )
    .join('');
