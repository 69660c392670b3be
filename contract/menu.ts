import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { menuVersionsPath, menuCategoriesPath } from './public-paths.ts';
import { Schedule } from './menu-item.ts';
import { Id } from './wire.ts';

/** Which release of each part of the menu a cafe serves (MENU-01, MENU-03). */
export const MenuVersions = v.looseObject({
  mnavCategory: Id,
  mnavCategorySchedule: Id,
  productCombo: Id,
  mnavPlacard: Id,
  mnavPlacardSchedule: Id,
  orderQtyRule: Id,
  menuPDP: Id,
  allowedAllergens: Id,
  /** None: that of today (MENU-13). */
  productCustomization: v.optional(v.nullable(Id), null),
});

/** C-17, the plural path (OPEN-42). `version` is longer than the 8 characters that an address has of it (MENU-02). */
export const menuVersions = endpoint({
  name: 'menu.versions',
  method: 'get',
  path: menuVersionsPath,
  access: 'public',
  answer: v.looseObject({ cafeId: Id, aggregateVersionId: Id, version: Id, versions: MenuVersions }),
});

/** A tab of a category (MENU-19). `sectionType` is its daypart; no schedule means always. Its placards are in selling order. */
export const MenuSection = v.looseObject({
  secId: v.number(),
  sectionType: v.string(),
  i18nInfo: v.looseObject({ name: v.string() }),
  prioritySchedules: v.array(Schedule),
  placardIds: v.array(Id),
});

/** A shelf of the menu. `comboId` is set where the category is one combo's own, as You Pick Two (COMBO-12). */
export const MenuCategory = v.looseObject({
  catId: Id,
  i18nInfo: v.looseObject({ name: v.string(), description: v.optional(v.string()) }),
  i18nPromo: v.optional(v.nullable(v.looseObject({ title: v.string(), text: v.optional(v.string()) }))),
  imgKey: v.string(),
  comboId: v.optional(v.nullable(Id)),
  sections: v.array(MenuSection),
});

/**
 * A list that is offered on top of an order and is no category of its own: `name` as `Coffee Upsell` (UPSELL-02), `catIds` the categories it
 * is chosen from, `placardIds` in selling order.
 */
export const CategoryUpsell = v.looseObject({ name: v.string(), catIds: v.array(Id), placardIds: v.array(Id) });

/** C-18: the categories of a cafe in the order in which they are shown (MENU-06). */
export const menuCategories = endpoint({
  name: 'menu.categories',
  method: 'get',
  path: menuCategoriesPath,
  access: 'public',
  answer: v.looseObject({
    categories: v.array(MenuCategory),
    heroPlacardId: v.optional(v.nullable(Id)),
    externalCategoryUpsells: v.optional(v.array(CategoryUpsell), []),
  }),
});

export type MenuSection = v.InferOutput<typeof MenuSection>;
export type CategoryUpsell = v.InferOutput<typeof CategoryUpsell>;
export type MenuCategory = v.InferOutput<typeof MenuCategory>;
