import * as v from 'valibot';
import type { DiscountRequest } from '#domain/discount/offers.ts';

/** What a sign-out removes, as all that a flow has stored (SESSION-07). */
const KEY = 'flow.discount';

/** A code or reward that the guest wants in their cart, and the id by which that was sent. */
export interface UnansweredDiscount {
  readonly cartId: string;
  readonly request: DiscountRequest;
  readonly changeId: string;
}

const Stored: v.GenericSchema<unknown, UnansweredDiscount> = v.object({
  cartId: v.string(),
  request: v.object({ code: v.string(), isReward: v.boolean() }),
  changeId: v.string(),
});

/** The application that is under way in this tab, stored before its call: a page that was left meanwhile asks what became of it. */
export const unansweredDiscountIn = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => ({
  /** Returns that of a cart; null: there is none. */
  read(cartId: string): UnansweredDiscount | null {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), storage.getItem(KEY));
    return stored.success && stored.output.cartId === cartId ? stored.output : null;
  },
  store: (unanswered: UnansweredDiscount) => storage.setItem(KEY, JSON.stringify(unanswered)),
  clear: () => storage.removeItem(KEY),
});
