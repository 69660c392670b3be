import { face, type LoafName, loaves, sliceOutline, sliceTop } from '../bread.ts';
import type { Kit } from '../chance.ts';
import { colors } from '../colors.ts';
import { bagelTop, briocheTop, ciabattaTop } from '../domes.ts';
import { type LayerName, stack, tints } from '../layers/layers.ts';
import { fill, line, place, shadow } from '../marks.ts';
import { blob, curve, type Point, points, poly } from '../paths.ts';
import { grains, slab } from '../spots.ts';
import { crescentRoll } from './croissant.ts';

/** Half a sandwich, its cut towards us, before the other half. Layers are from the bottom up. */
export interface SandwichRecipe {
  readonly kind: 'sandwich';
  readonly bread: LoafName;
  readonly layers: readonly LayerName[];
  /** From the press: grill marks and melted cheese. */
  readonly isHot?: boolean;
}

/** A whole round bun; layers from the bottom up. */
export interface BunRecipe {
  readonly kind: 'bun';
  readonly bread: 'brioche' | 'bagel';
  readonly layers: readonly LayerName[];
}

/** A croissant cut open and filled; layers from the bottom up. */
export interface CroissantSandwichRecipe {
  readonly kind: 'croissantSandwich';
  readonly layers: readonly LayerName[];
}

/** One half, its cut towards us. */
const half = (kit: Kit, { bread, layers, isHot = false }: SandwichRecipe, x0: number, x1: number, base: number) => {
  const loaf = loaves[bread];
  const roll = bread === 'ciabatta' || bread === 'baguette';
  const under = face(kit, loaf, x0, x1, base - (roll ? 28 : 25), base);
  const [inside, y] = stack(kit, layers, x0 + 2, x1 - 2, base - (roll ? 26 : 23), isHot);
  const over = roll
    ? ciabattaTop(kit, loaf, x0, x1, y, isHot)
    : sliceTop(kit, loaf, x0, x1, y - 24, isHot) + face(kit, loaf, x0, x1, y - 26, y);
  const turn = `<path fill="#5a2a0c" opacity=".1" d="${poly([
    [x1 - 9, y - 2],
    [x1 + 2, y - 8],
    [x1 + 2, base - 4],
    [x1 - 5, base],
  ])}"/>`;
  return under + inside + over + turn;
};

/** The other half, lying behind with its toasted side up. */
const otherHalf = (kit: Kit, recipe: SandwichRecipe) => {
  const loaf = loaves[recipe.bread];
  const pts = (d: number, dy: number) => sliceOutline(kit, 286, 128 + dy, 92, 62, d).map(([x, y]): Point => [x + (y - 128) * -0.25, y]);
  const tint = recipe.layers.map((l) => tints[l]).filter((tone) => tone !== undefined);
  return (
    fill(loaf.crust, blob(pts(0, 26))) +
    fill(tint.at(-1) ?? colors.crumbShade, blob(pts(3, 15))) +
    fill(tint[0] ?? colors.crumbShade, blob(pts(1, 9))) +
    fill(loaf.crumb, blob(pts(2, 6))) +
    fill(loaf.crust, blob(pts(0, 0))) +
    fill(loaf.top, blob(pts(9, 1))) +
    (recipe.isHot
      ? line(
          loaf.mark,
          7,
          ...[0, 1, 2].map((i) =>
            curve([
              [262 + i * 30, 160 - i * 4],
              [284 + i * 28, 122],
              [302 + i * 24, 92 + i * 6],
            ]),
          ),
        )
      : line(
          loaf.mark,
          3.4,
          grains(
            kit,
            Array.from({ length: 9 }, (): Point => [kit.range(250, 340), kit.range(90, 160)]),
            3,
          ),
        ))
  );
};

export const sandwich = (kit: Kit, recipe: SandwichRecipe): string => {
  const alone = kit.isBrief;
  return (
    shadow(196, 256, alone ? 140 : 168, 20) +
    (alone ? '' : otherHalf(kit, recipe)) +
    place(alone ? 72 : 30, 258, 0, 1.3, half(kit, recipe, 0, alone ? 186 : 176, 0))
  );
};

export const bun = (kit: Kit, recipe: BunRecipe): string => {
  const [x0, x1] = [92, 308];
  const [inside, y] = stack(kit, recipe.layers, x0 + 2, x1 - 2, 226, true);
  const [dark, main] = recipe.bread === 'bagel' ? ['9a5a27', 'cf8d47'] : ['a85f27', 'd9974a'];
  return (
    shadow(206, 258, 150, 18) +
    place(
      -46,
      -60,
      0,
      1.23,
      fill(
        dark,
        blob([
          [x0 + 2, 222],
          [x1 - 2, 222],
          [x1 + 4, 240],
          [x1 - 14, 258],
          [200, 262],
          [x0 + 14, 258],
          [x0 - 4, 240],
        ]),
      ) +
        fill(
          main,
          blob([
            [x0 + 4, 222],
            [x1 - 8, 222],
            [x1 - 12, 240],
            [x1 - 36, 250],
            [190, 253],
            [x0 + 16, 250],
            [x0 + 2, 238],
          ]),
        ) +
        fill(colors.crumb, blob(slab(kit, x0 + 4, x1 - 4, 218, 228))) +
        inside +
        (recipe.bread === 'bagel' ? fill(colors.crumb, blob(slab(kit, x0 + 2, x1 - 2, y - 6, y + 5))) : '') +
        (recipe.bread === 'bagel' ? bagelTop(x0, x1, y) : briocheTop(x0, x1, y)),
    )
  );
};

export const croissantSandwich = (kit: Kit, recipe: CroissantSandwichRecipe): string => {
  const [inside, y] = stack(kit, recipe.layers, 70, 330, 232, true);
  return (
    shadow(204, 256, 160, 18) +
    fill('8a4a1d', blob(points('30 214, 90 226, 310 226, 372 212, 366 240, 290 258, 200 264, 110 258, 38 242'))) +
    fill('c67d36', blob(points('36 218, 200 230, 362 216, 344 238, 260 250, 140 250, 56 238'))) +
    fill(colors.crumb, blob(slab(kit, 58, 342, 222, 234, 2))) +
    inside +
    crescentRoll(kit, 200, y + 12, 146, 62, 104)
  );
};
