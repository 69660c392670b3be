import * as v from 'valibot';
import type { ComboPick, ComboPicks } from '#domain/combo/picks.ts';
import type { ComboContext } from '#machines/combo/combo.types.ts';
import { AllergenSchema, IngredientSchema } from '#src/flows/kit/line.schema.ts';
import { ItemPriceSchema } from '#src/flows/item-price/item-price.context.ts';
import { insideProduct, ProductContextSchema } from '#src/flows/product/product.context.ts';

const text = v.string();

const pick: v.GenericSchema<unknown, ComboPick> = v.object({
  itemId: text,
  name: text,
  placardId: text,
  size: text,
  imgKey: v.nullable(text),
  difference: v.number(),
  extra: v.number(),
  extraCalories: v.nullable(v.number()),
  customizationsId: v.nullable(text),
  ingredients: v.array(IngredientSchema),
  recipeAllergens: v.exactOptional(v.array(text)),
  allergens: v.exactOptional(v.array(AllergenSchema)),
});
const picks: v.GenericSchema<unknown, ComboPicks> = v.object({
  pick1: v.nullable(pick),
  pick2: v.nullable(pick),
  side: v.nullable(pick),
});

const tray = { quantity: v.number(), picks, msgKitchen: text, msgPreparedFor: text };

export const ComboContextSchema: v.GenericSchema<unknown, ComboContext> = v.object({
  cafeId: text,
  placardId: text,
  itemId: text,
  name: text,
  hasSide: v.boolean(),
  customizationsMax: v.number(),
  comboCategory: v.nullable(text),
  begun: v.nullable(v.object(tray)),
  carried: v.exactOptional(v.object(tray)),
  preparedFor: v.exactOptional(text),
  line: v.nullable(
    v.object({
      ...tray,
      action: v.picklist(['modify', 'convert']),
      cartId: text,
      sequenceNum: v.number(),
      duplicateSequenceNums: v.array(v.number()),
    }),
  ),
  picks,
  quantity: v.number(),
  part: v.nullable(pick),
  changed: v.nullable(v.picklist(['pick1', 'pick2'])),
  from: v.nullable(v.picklist(['pick1', 'pick2'])),
  priced: v.nullable(ItemPriceSchema),
  avoided: v.array(v.object({ name: text, allergens: v.array(text) })),
  shownPrice: v.nullable(v.number()),
  msgKitchen: text,
  msgPreparedFor: text,
});

/** Contexts of the flows inside the combo, by `src`. */
export const insideCombo = { product: ProductContextSchema, ...insideProduct };
