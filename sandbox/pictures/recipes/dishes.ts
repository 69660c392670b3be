import type { DishRecipe } from '../draw.ts';
import { bagels } from './bagels.ts';
import { bowls, pastas } from './bowls.ts';
import { breads } from './breads.ts';
import { breakfast } from './breakfast.ts';
import { coldDrinks } from './cold-drinks.ts';
import { flatbreads, toasts } from './hearth.ts';
import { hotDrinks } from './hot-drinks.ts';
import { little } from './little.ts';
import { pastries } from './pastries.ts';
import { salads } from './salads.ts';
import { sandwiches } from './sandwiches.ts';
import { soups } from './soups.ts';
import { sweets } from './sweets.ts';

const all = {
  ...breakfast,
  ...bagels,
  ...pastries,
  ...sweets,
  ...breads,
  ...sandwiches,
  ...flatbreads,
  ...toasts,
  ...soups,
  ...salads,
  ...bowls,
  ...pastas,
  ...little,
  ...hotDrinks,
  ...coldDrinks,
};

export type DishKey = keyof typeof all;

/** What the picture of each product is made of, by its picture key. */
export const dishes: Readonly<Record<DishKey, DishRecipe>> = all;
