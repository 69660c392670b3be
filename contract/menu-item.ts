import * as v from 'valibot';
import { Id, Time } from './wire.ts';

/** What an item can be (PRODUCT-02). */
export const ItemType = v.picklist(['PRODUCT', 'COMBO', 'SIDE', 'INGREDIENT', 'ASSORTMENT', 'GIFT_CARD', 'ALLERGEN']);

/** How much of an ingredient (PRODUCT-04). */
export const Portion = v.picklist(['Extra', 'Regular', 'Light', 'No']);

/** How an ingredient departs from the recipe (PRODUCT-03). */
export const CustType = v.picklist(['ADDED', 'REMOVED', 'SUBSTITUTED']);

/** When something is sold: one window of one weekday, `dayOfWeekInt` 1 = Monday to 7 or 0 = Sunday (AVAIL-07, OPEN-12). */
export const Schedule = v.looseObject({
  dayOfWeek: v.optional(v.string()),
  dayOfWeekInt: v.optional(v.number()),
  fromTime: v.optional(v.nullable(Time)),
  toTime: v.optional(v.nullable(Time)),
});

/**
 * Why an item may not be sold: not for a `destination` (AVAIL-02), or `type` LTO, sold from `fromDate` to `toDate`, both included
 * (AVAIL-03, AMB-04). A date without a time covers the whole cafe day.
 */
export const AvailabilityException = v.looseObject({
  type: v.string(),
  destination: v.optional(v.string()),
  fromDate: v.optional(v.string()),
  toDate: v.optional(v.string()),
});

/** One line of the nutrition table: `i18nName` sodium in milligrams, protein in grams. */
export const Nutrient = v.looseObject({ i18nName: v.string(), value: v.number(), unit: v.optional(v.string()) });

/** What kind of item it is; a flag that is left out is false. */
export const ItemDetails = v.looseObject({
  isUnavailable: v.optional(v.boolean()),
  isCombo: v.optional(v.boolean()),
  isProduct: v.optional(v.boolean()),
  isSide: v.optional(v.boolean()),
  isCustomized: v.optional(v.boolean()),
});

/** Where an item is shown: its placard and its nutrients (PRODUCT-13). */
export const RenderSource = v.looseObject({
  parentPlacardId: v.optional(Id),
  nutrients: v.optional(v.array(Nutrient)),
});

export type Schedule = v.InferOutput<typeof Schedule>;
export type AvailabilityException = v.InferOutput<typeof AvailabilityException>;
export type Nutrient = v.InferOutput<typeof Nutrient>;
