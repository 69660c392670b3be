import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { customizationsPath } from './public-paths.ts';
import { Portion } from './menu-item.ts';
import { Id, Money } from './wire.ts';

/** One ingredient that the guest may ask for, leave out or take instead. */
export const CustomizationOption = v.looseObject({
  itemId: Id,
  name: v.string(),
  imgKey: v.optional(v.string()),
  /** In the recipe as it is. */
  isDefault: v.boolean(),
  /** What one Regular portion adds to the item's price: 0 for what the recipe has; negative for a cheaper substitute. */
  price: Money,
  /** What Extra adds beyond `price`. */
  extraPrice: Money,
  calories: v.number(),
  allergens: v.array(v.string()),
  /** The portions on offer; `No` is there only where it may be left out. */
  portions: v.array(Portion),
});

/**
 * A group of the customize screen (C-16).
 * `INCLUDED`: what the recipe has, to leave out (REMOVED) or change in portion (ADDED with that portion).
 * `ADD`: what it has not (ADDED), at most `max` of them.
 * `CHOICE`: exactly one; another than the default is SUBSTITUTED with the default as `originalItemId`.
 */
export const CustomizationGroup = v.looseObject({
  groupId: Id,
  name: v.string(),
  kind: v.picklist(['INCLUDED', 'ADD', 'CHOICE']),
  min: v.number(),
  max: v.number(),
  options: v.pipe(v.array(CustomizationOption), v.minLength(1)),
});

/** C-16 (MENU-13): the version is the menu's, or today as `YYYYMMDD`. 404 for an item that has none. */
export const customizations = endpoint({
  name: 'menu.customizations',
  method: 'get',
  path: customizationsPath,
  access: 'public',
  answer: v.looseObject({ itemId: Id, groups: v.array(CustomizationGroup) }),
});

export type CustomizationOption = v.InferOutput<typeof CustomizationOption>;
export type CustomizationGroup = v.InferOutput<typeof CustomizationGroup>;
