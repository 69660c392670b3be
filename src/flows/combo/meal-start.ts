import * as v from 'valibot';
import type { MealStart } from '#machines/product/product.types.ts';
import { AllergenSchema, ChildSchema, IngredientSchema } from '#src/flows/kit/line.schema.ts';
import { MEAL_START_KEY } from '#src/flows/product/meal-record.ts';

const Start: v.GenericSchema<unknown, MealStart & { readonly hash: string }> = v.object({
  hash: v.string(),
  itemId: v.string(),
  quantity: v.number(),
  ingredients: v.array(IngredientSchema),
  side: v.nullable(ChildSchema),
  extra: v.number(),
  extraCalories: v.number(),
  allergens: v.exactOptional(v.array(AllergenSchema)),
  msgKitchen: v.string(),
  msgPreparedFor: v.string(),
});
const StoredStart = v.pipe(v.string(), v.parseJson(), Start);

/** Returns the product that an address begins its combo with; null where another one was stored last. */
export function mealStartFor(storage: Pick<Storage, 'getItem'>, hash: string, itemId: string): MealStart | null {
  const parsed = v.safeParse(StoredStart, storage.getItem(MEAL_START_KEY));
  return parsed.success && parsed.output.hash === hash && parsed.output.itemId === itemId ? parsed.output : null;
}
