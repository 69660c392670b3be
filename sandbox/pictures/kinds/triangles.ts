import { type LoafName, loaves } from '../bread.ts';
import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { type LayerName, tints } from '../layers/layers.ts';
import { fill, line, shadow } from '../marks.ts';
import { blob, curve, type Point, poly } from '../paths.ts';
import { grains } from '../spots.ts';

/** A sandwich cut in two triangles. */
export interface TrianglesRecipe {
  readonly kind: 'triangles';
  readonly bread: LoafName;
  readonly layers: readonly LayerName[];
  readonly isHot?: boolean;
}

export const triangles = (kit: Kit, recipe: TrianglesRecipe): string => {
  const loaf = loaves[recipe.bread];
  const one = (x: number, y: number, flip: number) => {
    const p = (a: number, b: number): Point => [x + a * flip, y + b];
    const tones = recipe.layers.map((l) => tints[l]).filter((tone) => tone !== undefined);
    const depth = 15 * 2 + tones.length * 9;
    const bands = [[15, loaf.crumb], ...tones.map((tone) => [9, tone] as const), [15, loaf.crumb]] as const;
    let low = depth;
    const slabs = bands
      .map(([height, tone]) => {
        const band = fill(tone, poly([p(-120, 10 + low - height), p(110, 40 + low - height), p(110, 40 + low), p(-120, 10 + low)]));
        low -= height;
        return band;
      })
      .join('');
    const drip = recipe.isHot
      ? fill(tones[0] ?? colors.cheddar, blob([p(-60, 36), p(-20, 42), p(0, 46), p(-6, 70), p(-18, 70), p(-24, 50), p(-60, 44)]))
      : '';
    return (
      fill(loaf.crust, poly([p(-121, 10), p(111, 40), p(111, 40 + depth), p(-121, 10 + depth)])) +
      slabs +
      drip +
      fill(
        loaf.crust,
        blob([p(-124, 10), p(-122, 6), p(-40, -30), p(70, -66), p(82, -66), p(100, -20), p(113, 38), p(112, 44), p(0, 27)]),
      ) +
      fill(loaf.top, blob([p(-108, 8), p(-40, -20), p(66, -56), p(76, -52), p(90, -16), p(102, 34), p(0, 21)])) +
      (recipe.isHot
        ? line(loaf.mark, 6, curve([p(-36, 6), p(10, -32)]), curve([p(4, 12), p(44, -38)]), curve([p(46, 18), p(72, -28)]))
        : line(
            loaf.mark,
            3.4,
            grains(
              kit,
              Array.from({ length: 8 }, () => p(kit.range(-20, 70), kit.range(-20, 14))),
              3,
            ),
          ))
    );
  };
  return shadow(206, 238, 150, 24) + one(228, 104, -1) + one(178, 158, 1);
};
