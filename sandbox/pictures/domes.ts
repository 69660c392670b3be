import type { Loaf } from './bread.ts';
import type { Kit } from './chance.ts';
import { faint, fill, line } from './marks.ts';
import { blob, crescent, curve, oval } from './paths.ts';
import { grains, spread } from './spots.ts';

/** A ciabatta roll: floury, flat on top, cut through. */
export const ciabattaTop = (kit: Kit, loaf: Loaf, x0: number, x1: number, y: number, isHot: boolean): string => {
  const back = blob([
    [x0 + 4, y - 8],
    [x0 + 12, y - 46],
    [x0 + 44, y - 66],
    [x0 + 120, y - 74],
    [x1 + 2, y - 66],
    [x1 + 24, y - 44],
    [x1 + 18, y - 16],
    [x1 - 4, y - 4],
  ]);
  const front = (d: number, e: number) =>
    blob([
      [x0 + d, y],
      [x0 + d, y],
      [x0 + d - 2, y - 16],
      [x0 + 14 + d, y - 34 + e],
      [x0 + 70, y - 39 + e],
      [x1 - 60, y - 40 + e],
      [x1 - 12 - d, y - 33 + e],
      [x1 + 2 - d, y - 14],
      [x1 - d, y],
      [x1 - d, y],
    ]);
  return (
    fill(loaf.top, back) +
    (isHot
      ? line(
          loaf.mark,
          7,
          ...[0.14, 0.38, 0.62, 0.86].map((t) =>
            curve([
              [x0 + 16 + t * (x1 - x0 - 40), y - 44],
              [x0 + 28 + t * (x1 - x0 - 40), y - 60],
            ]),
          ),
        )
      : faint(
          0.75,
          line(
            'fff6e4',
            8,
            grains(
              kit,
              spread(x0 + 40, x1 - 6, 7).map((x) => [x, y - kit.range(50, 62)]),
              7,
            ),
          ),
        )) +
    fill(loaf.crust, front(0, 0)) +
    fill(loaf.crumb, front(7, 5)) +
    line(
      loaf.pore,
      4.4,
      grains(
        kit,
        spread(x0 + 20, x1 - 20, 10).map((x) => [x, kit.range(y - 29, y - 7)]),
        4,
      ),
    )
  );
};

/** A shiny whole bun. */
export const briocheTop = (x0: number, x1: number, y: number): string => {
  const at = (d: number, e: number) =>
    blob([
      [x0 - 2 + d, y + 3],
      [x0 - 10 + d, y - 22],
      [x0 + 14 + d, y - 62 + e],
      [x0 + 66, y - 88 + e],
      [x1 - 66, y - 88 + e],
      [x1 - 14 - d, y - 62 + e],
      [x1 + 10 - d, y - 22],
      [x1 + 2 - d, y + 3],
      [(x0 + x1) / 2, y + 7],
    ]);
  return (
    fill('a85f27', at(0, 0)) +
    fill(
      'd08a3e',
      blob([
        [x0 - 1, y - 4],
        [x0 - 5, y - 26],
        [x0 + 16, y - 62],
        [x0 + 66, y - 86],
        [x1 - 62, y - 85],
        [x1 - 30, y - 62],
        [x1 - 24, y - 24],
        [x1 - 60, y - 5],
        [x0 + 60, y - 1],
      ]),
    ) +
    fill(
      'e5a858',
      blob([
        [x0 + 10, y - 32],
        [x0 + 30, y - 62],
        [x0 + 74, y - 78],
        [x0 + 120, y - 76],
        [x0 + 116, y - 66],
        [x0 + 66, y - 58],
        [x0 + 36, y - 30],
      ]),
    ) +
    line(
      'f7d79b',
      5,
      curve([
        [x0 + 34, y - 56],
        [x0 + 52, y - 68],
        [x0 + 72, y - 73],
      ]),
    )
  );
};

/** The upper half of a bagel. */
export const bagelTop = (x0: number, x1: number, y: number): string => {
  const cx = (x0 + x1) / 2;
  return (
    fill(
      '9a5a27',
      blob([
        [x0 - 3, y + 2],
        [x0 - 10, y - 22],
        [x0 + 12, y - 52],
        [x0 + 60, y - 68],
        [x1 - 60, y - 68],
        [x1 - 12, y - 52],
        [x1 + 10, y - 22],
        [x1 + 3, y + 2],
        [cx, y + 6],
      ]),
    ) +
    fill(
      'cf8d47',
      blob([
        [x0, y - 8],
        [x0 - 4, y - 26],
        [x0 + 16, y - 52],
        [x0 + 62, y - 66],
        [x1 - 62, y - 66],
        [x1 - 24, y - 50],
        [x1 - 16, y - 26],
        [x1 - 50, y - 10],
        [cx, y - 4],
      ]),
    ) +
    fill('7a431d', oval(cx + 4, y - 50, 34, 11)) +
    fill('5c3115', crescent(cx + 4, y - 50, 34, 11, 3.3, 6.1, 1.3)) +
    line(
      'eebf7c',
      5,
      curve([
        [x0 + 14, y - 40],
        [x0 + 34, y - 54],
        [x0 + 62, y - 61],
      ]),
    )
  );
};
