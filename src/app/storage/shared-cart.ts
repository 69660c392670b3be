import * as v from 'valibot';
import { randomId } from '#src/api/random-id.ts';
import { SetUpOrderSchema } from './browser-state.schema.ts';
import { CART_KEY } from './cart-keys.ts';
import { parseValue } from './shared-values.ts';
import type { KeyValueStorage } from './storage.ts';

/** Storage key of the changes of all page loads, of versions that kept them in one value. */
const FORMER_CHANGES_KEY = 'cart.changes';
/** Storage key of the last change of a cart's contents, by any tab. */
export const REVISION_KEY = 'cart.revision';

const PriceChangeSchema = v.object({ sequenceNum: v.number(), name: v.string(), from: v.number(), to: v.number() });
const Shared = v.object({
  cartId: v.nullable(v.string()),
  order: v.nullable(SetUpOrderSchema),
  isStale: v.boolean(),
  priceChanges: v.optional(v.array(PriceChangeSchema), []),
});
export type SharedCart = v.InferOutput<typeof Shared>;

/** Returns a cart as a tab has written it; null: none was written. */
export const sharedCartFrom = (text: string | null): SharedCart | null => parseValue(text, Shared);

/** The cart as the tab that wrote last has it; null: none was written. */
export const sharedCartIn = (storage: KeyValueStorage): SharedCart | null => sharedCartFrom(storage.getItem(CART_KEY));

/**
 * Tells the other tabs that the contents of the cart have changed, which is all they need to know: the contents stay out of the storage, since
 * they can have a name in them.
 */
export const announceCartChange = (storage: KeyValueStorage): void => storage.setItem(REVISION_KEY, randomId());

/** Removes what a former version kept: no one reads it, and it can have names in it. */
export function dropFormerChanges(storage: KeyValueStorage): void {
  if (storage.getItem(FORMER_CHANGES_KEY) !== null) storage.removeItem(FORMER_CHANGES_KEY);
}
