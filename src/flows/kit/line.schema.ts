import * as v from 'valibot';
import type { CartLineRequest, LineAllergen, LineChild, LineIngredient } from '#domain/cart/line.ts';

const text = v.string();

/** Portions of an ingredient, as a snapshot or a record keeps them (PRODUCT-04). */
export const PortionSchema = v.picklist(['Extra', 'Regular', 'Light', 'No']);

/** A departure from the recipe, as a snapshot or a record keeps it. */
export const IngredientSchema: v.GenericSchema<unknown, LineIngredient> = v.object({
  itemId: text,
  name: text,
  custType: v.picklist(['ADDED', 'REMOVED', 'SUBSTITUTED']),
  portion: PortionSchema,
  originalItemId: v.nullable(text),
});

/** A part of a line, as a snapshot or a record keeps it. */
export const ChildSchema: v.GenericSchema<unknown, LineChild> = v.object({
  itemId: text,
  name: text,
  placardId: v.nullable(text),
  isSide: v.boolean(),
  ingredients: v.array(IngredientSchema),
});

/** What the changes to a recipe add, as a snapshot or a record keeps it. */
export const AllergenSchema: v.GenericSchema<unknown, LineAllergen> = v.object({ itemId: text, name: text, grouping: text });

/** A line that the guest asks for, as a record keeps it; records from before combos had parts have none. */
export const LineSchema: v.GenericSchema<unknown, CartLineRequest> = v.object({
  itemId: text,
  name: text,
  quantity: v.number(),
  ingredients: v.array(IngredientSchema),
  children: v.optional(v.array(ChildSchema), []),
  allergens: v.exactOptional(v.array(AllergenSchema)),
  msgKitchen: text,
  msgPreparedFor: text,
  giftCard: v.exactOptional(
    v.object({
      value: v.number(),
      isPromotional: v.boolean(),
      sender: v.nullable(text),
      message: v.nullable(text),
      deliveryDate: v.nullable(text),
      recipient: v.optional(v.unknown()),
      itemDesign: v.optional(v.unknown()),
    }),
  ),
  shownPrice: v.exactOptional(v.number()),
  hasLostChanges: v.exactOptional(v.literal(true)),
});
