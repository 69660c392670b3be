import * as v from 'valibot';
import { mergedPriceChanges, type PriceChange } from '#domain/cart/price-change.ts';
import { randomId } from '#src/api/random-id.ts';
import type { SharedWrite } from '#src/flows/kit/shared-writes.ts';
import { SetUpOrderSchema } from './browser-state.schema.ts';
import { CART_KEY } from './cart-keys.ts';
import { parseValue, readValue } from './shared-values.ts';
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

/** The cart as the tab that wrote last has it; null: none was written. */
export const sharedCartIn = (storage: KeyValueStorage): SharedCart | null => readValue(storage, CART_KEY, Shared);

/**
 * Returns the changes of prices that the guest has not seen, of a cart that all tabs share: with those of a write of another tab that a later one has
 * overwritten before it heard of it (PRICING-01).
 */
export function unseenIn({ cartId, priceChanges }: SharedCart, { oldValue, newValue }: SharedWrite): readonly PriceChange[] {
  const ofCart = (text: string | null) => {
    const written = parseValue(text, Shared);
    return written?.cartId === cartId ? written.priceChanges : [];
  };
  return mergedPriceChanges(priceChanges, ofCart(oldValue), ofCart(newValue));
}

/**
 * Tells the other tabs that the contents of the cart have changed, which is all they need to know: the contents stay out of the storage, since
 * they can have a name in them.
 */
export const announceCartChange = (storage: KeyValueStorage): void => storage.setItem(REVISION_KEY, randomId());

/** Removes what a former version kept: no one reads it, and it can have names in it. */
export function dropFormerChanges(storage: KeyValueStorage): void {
  if (storage.getItem(FORMER_CHANGES_KEY) !== null) storage.removeItem(FORMER_CHANGES_KEY);
}
