import { draw } from './draw.ts';
import { combos } from './recipes/combos.ts';
import { dishes, type DishKey } from './recipes/dishes.ts';
import { drawServed } from './serve.ts';

/** The name by which the menu knows a picture (`imgKey`). */
export type PictureKey = DishKey | keyof typeof combos;

/** The recipe of each picture of the menu. */
export const recipes = { ...dishes, ...combos };

/** All pictures of the menu as SVGs, by their keys. */
export const drawPictures = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(recipes).map(([key, recipe]) => [key, draw(recipe, key)]));

/** The same dishes as they stand on a table. */
export const drawServedPictures = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(recipes).map(([key, recipe]) => [key, drawServed(recipe, key)]));
