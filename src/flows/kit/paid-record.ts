import * as v from 'valibot';
import { payerKinds, type Payer } from '#domain/payment/paid-with.ts';
import { PAID_KEY as KEY } from './paid-key.ts';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

const Paid = v.object({
  cartId: v.string(),
  payers: v.array(v.object({ kind: v.picklist(payerKinds), type: v.string(), lastFour: v.string() })),
});
const Stored = v.pipe(v.string(), v.parseJson(), Paid);

/**
 * What the last order of this tab was paid with: the server does not say it of an order that was placed. It is in the tab's storage until
 * the next order, or the end of the session (SESSION-07).
 */
export function paidIn(storage: KeyValueStorage) {
  return {
    /** Written before the order is sent, whose answer may be lost. */
    write: (cartId: string, payers: readonly Payer[]) => storage.setItem(KEY, JSON.stringify({ cartId, payers })),
    /** Returns the payers of the order of a cart; none where they are not known. */
    read(cartId: string): readonly Payer[] {
      const stored = v.safeParse(Stored, storage.getItem(KEY));
      return stored.success && stored.output.cartId === cartId ? stored.output.payers : [];
    },
  };
}
