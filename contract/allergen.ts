import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Id } from './wire.ts';

/** An allergen. A parent means its whole `group`: TREE NUTS means ALMOND and WALNUT (MENU-11). */
export const Allergen = v.looseObject({
  itemId: Id,
  /** Upper case; what placards and options list. */
  name: v.string(),
  isParent: v.boolean(),
  group: v.string(),
  /** Without one it comes last (MENU-12). */
  sortOrder: v.optional(v.nullable(v.number())),
});

const Allergens = v.looseObject({ allergens: v.array(Allergen) });

/** C-11 */
export const cafeAllergens = endpoint({
  name: 'menu.allergens',
  method: 'get',
  path: '/menu/allergens/{cafeId}',
  access: 'public',
  answer: Allergens,
});

/** C-12 */
export const versionAllergens = endpoint({
  name: 'menu.allergens.version',
  method: 'get',
  path: '/menu/allergens/version/{versionId}',
  access: 'public',
  answer: Allergens,
});

export type Allergen = v.InferOutput<typeof Allergen>;
