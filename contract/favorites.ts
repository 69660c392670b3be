import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { PastOrder } from './loyalty.ts';

/** C-60 (SESSION-24): orders to have again, the newest first, and those that the member gave a name. `date` is the day of the order in hand, `YYYY-MM-DD`. */
export const favorites = endpoint({
  name: 'account.favorites',
  path: '/user/favorites',
  method: 'get',
  access: 'member',
  query: v.looseObject({ cafeId: v.optional(v.string()), date: v.optional(v.string()) }),
  answer: v.looseObject({
    recents: v.array(PastOrder),
    favorites: v.array(v.looseObject({ ...PastOrder.entries, name: v.string() })),
  }),
});
