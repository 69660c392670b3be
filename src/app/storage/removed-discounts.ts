import * as v from 'valibot';
import { readValue } from './shared-values.ts';
import type { KeyValueStorage } from './storage.ts';

const KEY = 'cart.removedDiscounts';
const Stored = v.object({ cartId: v.string(), codes: v.array(v.string()) });

/** The codes that the guest has removed from the cart, for all tabs: none of them comes back by itself (DISC-02). */
export function removedDiscountsIn(storage: KeyValueStorage) {
  const codesOf = (cartId: string): readonly string[] => {
    const stored = readValue(storage, KEY, Stored);
    return stored?.cartId === cartId ? stored.codes : [];
  };
  const write = (cartId: string, codes: readonly string[]) => storage.setItem(KEY, JSON.stringify({ cartId, codes }));
  return {
    codesOf,
    add: (cartId: string, code: string) => write(cartId, [...codesOf(cartId).filter((other) => other !== code), code]),
    /** The guest has applied it after all. */
    drop(cartId: string, code: string) {
      const codes = codesOf(cartId);
      if (codes.includes(code))
        write(
          cartId,
          codes.filter((other) => other !== code),
        );
    },
  };
}
