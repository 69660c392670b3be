import type { Kit } from '../chance.ts';
import { fill, line, shadow } from '../marks.ts';
import { blob, curve, dashes, points } from '../paths.ts';
import { ring } from '../spots.ts';

/** A salted pretzel. */
export interface PretzelRecipe {
  readonly kind: 'pretzel';
}

/** Six rolls that hang together. */
export interface RollsRecipe {
  readonly kind: 'rolls';
}

export const pretzel = (): string => {
  const path =
    'M150 214C84 176 62 92 128 74S214 136 200 176S158 244 122 226M250 214C316 176 338 92 272 74S186 136 200 176S242 244 278 226M150 214Q200 240 250 214';
  const at = points(
    '88 130, 110 88, 150 76, 184 110, 290 78, 318 110, 318 150, 222 108, 296 188, 100 184, 200 224, 170 218, 232 220, 250 84, 200 160',
  );
  return (
    shadow(206, 232, 140, 20) +
    line('4f2410', 46, path).replace('d=', 'transform="translate(2 8)" d=') +
    line('8d4a1f', 42, path) +
    line('b5692f', 20, path).replace('d=', 'transform="translate(-4-6)" d=') +
    line('dba163', 5, 'M84 128Q92 90 126 78M268 78Q306 74 318 106M164 212Q200 226 232 214') +
    line('fffaf0', 6, dashes(at.map(([x, y], i) => [x, y, i % 2 ? 3 : 1, 2])))
  );
};

export const rolls = (kit: Kit): string => {
  const one = (x: number, y: number) =>
    fill('8f5324', blob(ring(kit, x, y + 8, 66, 50, 10, 0.02))) +
    fill('cf8d43', blob(ring(kit, x, y, 66, 49, 10, 0.02))) +
    fill('e7b469', blob(ring(kit, x - 11, y - 10, 44, 29, 9, 0.06))) +
    line('f9dea8', 5, curve(points('-38 -14, -24 -28, -2 -32', x, y)));
  return (
    shadow(206, 224, 164, 28) +
    points('96 112, 198 106, 300 112, 104 186, 204 190, 302 184')
      .map(([x, y]) => one(x, y))
      .join('')
  );
};
