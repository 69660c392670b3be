import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { stockoutPath } from './public-paths.ts';
import { CafeDate, Id } from './wire.ts';

/** Items, and ingredients, that a cafe has run out of (AVAIL-09). */
const Stockout = v.looseObject({ itemIds: v.array(Id) });

/** C-09: which of these are gone on a day (MENU-16). */
export const checkStockout = endpoint({
  name: 'menu.stockout.check',
  method: 'post',
  path: stockoutPath,
  access: 'public',
  query: v.looseObject({ date: CafeDate }),
  body: v.looseObject({ itemIds: v.array(Id) }),
  answer: Stockout,
});

/** C-10: everything that is gone today. */
export const stockout = endpoint({
  name: 'menu.stockout',
  method: 'get',
  path: stockoutPath,
  access: 'public',
  answer: Stockout,
});
