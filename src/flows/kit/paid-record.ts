import * as v from 'valibot';
import { payerKinds, type Payer } from '#domain/payment/paid-with.ts';
import { PAID_KEY as KEY } from './payment-keys.ts';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

const Paid = v.object({
  cartId: v.string(),
  /** The call with which this tab sent the order; left out by an earlier version. */
  call: v.exactOptional(v.string()),
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
    write: (cartId: string, payers: readonly Payer[], call: string) => storage.setItem(KEY, JSON.stringify({ cartId, call, payers })),
    /**
     * Returns the payers of the order of a cart; none where they are not known. `lastCall`: the last call that any tab made; null: none is known.
     * Where another tab made it, what this tab sent has not paid.
     */
    read(cartId: string, lastCall: string | null): readonly Payer[] {
      const stored = v.safeParse(Stored, storage.getItem(KEY));
      if (!stored.success || stored.output.cartId !== cartId) return [];
      const { call = lastCall, payers } = stored.output;
      return lastCall === null || call === lastCall ? payers : [];
    },
  };
}
