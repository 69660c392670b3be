import type { Kit } from '../chance.ts';
import { garnish, type Garnish, scattered } from '../garnish.ts';
import { contact, fill, line, shadow, type Tone } from '../marks.ts';
import { blob, curve, type Point, points } from '../paths.ts';
import { ring, round } from '../spots.ts';
import { board } from '../vessels.ts';

/** A flatbread on a board, cut once. */
export interface FlatbreadRecipe {
  readonly kind: 'flatbread';
  readonly tops: readonly Garnish[];
  readonly sauce?: Tone;
  /** Cheese melted in pools. */
  readonly melt?: Tone;
}

export const flatbread = (kit: Kit, recipe: FlatbreadRecipe): string => {
  kit.flat = 0.8;
  const edge = ring(kit, 200, 146, 156, 96, kit.isBrief ? 10 : 16, 0.03).map(([x, y]): Point => [200 + (x - 200) * 1.02, y]);
  const inset = (d: number, dx = 0, dy = 0) => blob(edge.map(([x, y]) => [200 + (x - 200) * d + dx, 146 + (y - 146) * (d - 0.03) + dy]));
  const blister = Array.from({ length: kit.few(10) }, (_, i) => ({
    x: 200 + 146 * Math.cos(i * 0.63 + kit.range(-0.2, 0.2)),
    y: 146 + 88 * Math.sin(i * 0.63),
    turn: i,
    size: kit.range(0.6, 1.2),
  }));
  const tops = garnish(kit, recipe.tops, 200, 140, 116, 60, 1.4);
  return (
    (kit.isBrief ? contact(208, 166, 168, 100) : shadow(204, 250, 176, 16) + board(kit, 26, 66, 374, 246)) +
    fill('9a5f2b', inset(1, 3, 9)) +
    fill('dda75f', inset(1)) +
    fill('8a4a1f', round(kit, blister, 11)) +
    fill('eec88a', inset(0.9, -2, -1)) +
    fill(recipe.sauce ?? 'f3dca6', inset(0.82)) +
    (recipe.melt ? fill(recipe.melt, round(kit, scattered(kit, 7, 200, 144, 100, 54, 0.2), 27, 0, 0, 8, 0.14)) : '') +
    tops +
    line('a86a30', 2.6, curve(points('202 56, 198 140, 202 236')))
  );
};
