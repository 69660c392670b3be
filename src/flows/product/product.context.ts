import * as v from 'valibot';
import type { OptionGroup } from '#domain/product/choices.ts';
import { AllergenSchema, ChildSchema, IngredientSchema, PortionSchema } from '#src/flows/kit/line.schema.ts';
import { ItemPriceContextSchema, ItemPriceSchema } from '#src/flows/item-price/item-price.context.ts';
import type { ProductContext } from '#machines/product/product.types.ts';

const text = v.string();
const group: v.GenericSchema<unknown, OptionGroup> = v.object({
  groupId: text,
  name: text,
  kind: v.picklist(['INCLUDED', 'ADD', 'CHOICE']),
  max: v.number(),
  options: v.array(
    v.object({
      itemId: text,
      name: text,
      isDefault: v.boolean(),
      price: v.number(),
      extraPrice: v.number(),
      calories: v.number(),
      allergens: v.array(text),
      portions: v.array(PortionSchema),
    }),
  ),
});

const edited = {
  itemId: text,
  quantity: v.number(),
  ingredients: v.array(IngredientSchema),
  children: v.exactOptional(v.array(ChildSchema)),
  msgKitchen: text,
  msgPreparedFor: text,
};

export const ProductContextSchema: v.GenericSchema<unknown, ProductContext> = v.object({
  cafeId: text,
  placardId: text,
  name: text,
  itemId: text,
  isSized: v.boolean(),
  customizationsId: v.nullable(text),
  line: v.nullable(v.object({ at: v.nullable(v.object({ cartId: text, sequenceNum: v.number() })), ...edited })),
  carried: v.exactOptional(v.object(edited)),
  customizationsMax: v.number(),
  hasSide: v.boolean(),
  side: v.nullable(ChildSchema),
  recipeAllergens: v.exactOptional(v.array(text)),
  quantity: v.number(),
  groups: v.array(group),
  choices: v.record(text, PortionSchema),
  knownAllergens: v.nullable(v.array(AllergenSchema)),
  priced: v.nullable(ItemPriceSchema),
  refused: v.nullable(v.object({ itemId: text, limit: v.picklist(['group', 'changes']) })),
  lost: v.object({ leftOut: v.array(text), usual: v.array(text) }),
  avoided: v.array(text),
  shownPrice: v.nullable(v.number()),
  hasDeclinedMeal: v.boolean(),
  msgKitchen: text,
  msgPreparedFor: text,
});

/** Contexts of the flows inside the product, by `src`. */
export const insideProduct = { itemPrice: ItemPriceContextSchema };
