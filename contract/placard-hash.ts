import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Placard } from './placard.ts';
import { Id } from './wire.ts';

/** C-14: from the hash in a product's address to its placard id (MENU-08). */
export const placardHashes = endpoint({
  name: 'menu.placardHashes',
  method: 'get',
  path: '/menu/placard/hashes/v2/{cafeId}/version/{versionId}/{languageCode}',
  access: 'public',
  answer: v.record(v.string(), Id),
});

/** C-15: one placard, for a link from outside. Prices are of `cafeId`, or list prices without it. 404 for an unknown hash. */
export const placardByHash = endpoint({
  name: 'menu.placardByHash',
  method: 'get',
  path: '/menu/placard/hash/{hash}',
  access: 'public',
  query: v.looseObject({ cafeId: v.optional(Id) }),
  answer: Placard,
});
