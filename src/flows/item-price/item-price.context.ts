import * as v from 'valibot';
import type { ItemPrice } from '#domain/product/item-price.ts';
import type { ItemPriceContext } from '#machines/item-price/item-price.types.ts';
import { LineSchema } from '#src/flows/kit/line.schema.ts';

/** A price of the server, as a flow keeps it. */
export const ItemPriceSchema: v.GenericSchema<unknown, ItemPrice> = v.object({
  price: v.number(),
  calories: v.number(),
  sodiumMg: v.nullable(v.number()),
  nutrients: v.optional(v.array(v.object({ i18nName: v.string(), value: v.number(), unit: v.optional(v.string()) }))),
});

export const ItemPriceContextSchema: v.GenericSchema<unknown, ItemPriceContext> = v.object({
  cafeId: v.string(),
  line: LineSchema,
  priced: v.nullable(ItemPriceSchema),
});
