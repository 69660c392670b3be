import type { Kit } from './chance.ts';
import { dashes, num, nums, type Point } from './paths.ts';

/** A color, as six hexadecimal digits. */
export type Tone = string;

/** Paths filled with one tone; nothing for no path. */
export const fill = (tone: Tone, ...paths: string[]): string => (paths.join('') ? `<path fill="#${tone}" d="${paths.join('')}"/>` : '');

/** Paths drawn as lines of one tone and width; nothing for no path. */
export const line = (tone: Tone, width: number, ...paths: string[]): string =>
  paths.join('') ? `<path stroke="#${tone}" stroke-width="${num(width)}" d="${paths.join('')}"/>` : '';

/** A path that what is under it shows through. */
export const faint = (opacity: number, path: string): string => path.replace('<path', `<path opacity="${num(opacity)}"`);

/** Marks moved to `x`, `y`, turned by degrees and enlarged; nothing for no marks. */
export const place = (x: number, y: number, turn: number, size: number, marks: string): string =>
  marks &&
  `<g transform="translate(${nums(x, y)})${turn ? `rotate(${num(turn)})` : ''}${size === 1 ? '' : `scale(${String(Math.round(size * 100) / 100).replace(/^0/, '')})`}">${marks}</g>`;

const ellipse = (cx: number, cy: number, rx: number, ry: number, more: string) =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" ${more}/>`;

/** The shadow on the table, of two ovals. */
export const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<g fill="#1d0e04">${ellipse(cx, cy, rx, ry, 'opacity=".1"')}${ellipse(cx, cy, rx * 0.92, ry * 0.78, 'opacity=".14"')}</g>`;

/** The shadow of one thing on another. */
export const contact = (cx: number, cy: number, rx: number, ry: number): string => ellipse(cx, cy, rx, ry, 'fill="#5a3210" opacity=".25"');

type Cubic = readonly [Point, Point, Point, Point];

const along = ([[ax, ay], [bx, by], [cx, cy], [dx, dy]]: Cubic, t: number): Point => {
  const at = (a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
  return [at(ax, bx, cx, dx), at(ay, by, cy, dy)];
};

/** Dry brush: uneven strokes that pull a shade over its edge, a cubic curve, between two parts of it. */
export const feather = (kit: Kit, tone: Tone, edge: readonly Point[], from = 0.3, to = 0.85, reach = 30): string =>
  line(
    tone,
    2.6,
    dashes(
      Array.from({ length: kit.few(7) }, (_, i) => {
        const [x, y] = along(edge as Cubic, from + ((to - from) * i) / 6);
        return [x + 4, y, -kit.range(0.3, 1) * reach, kit.range(0, 2)];
      }),
    ),
  );
