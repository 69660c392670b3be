import type { QueryClient } from '@tanstack/react-query';
import type { StoredPayments } from '#domain/payment/stored.ts';
import type { Client } from '#src/api/client.ts';
import { paymentApi, type Card } from '#src/api/payment.ts';
import { isCreditCard, makeOnceIn, readAnew } from '#src/flows/kit/make-once.ports.ts';
import { UNANSWERED_CARD_KEY as KEY } from '#src/flows/kit/payment-keys.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  /** Knows over a reload that a card was sent and no answer came. */
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Returns a function that keeps a typed card in the account of the member who pays with it, once, and returns its token (C-86).
 * It throws where the card was not saved, and where no answer says whether it was: the next try looks first, after a reload too. A card that an
 * earlier press has saved, and that the account still has, gets a token for one order: what is typed of it now may be put right.
 */
export function saveCardIn(deps: Dependencies) {
  const { tabStorage } = deps;
  const makeOnce = makeOnceIn(deps, {
    is: () => tabStorage.getItem(KEY) !== null,
    set: (isUnanswered) => (isUnanswered ? tabStorage.setItem(KEY, 'yes') : tabStorage.removeItem(KEY)),
  });
  /** The end and the date of each card that was saved. */
  const saved = new Set<string>();
  return async (card: Card, signal: AbortSignal): Promise<string> => {
    const name = `${card.creditCardNumber.slice(-4)} ${card.expDate}`;
    const savedIn = ({ creditCards }: StoredPayments) => creditCards.find((one) => isCreditCard(one, card.creditCardNumber, card.expDate));
    if (saved.has(name)) {
      const stored = await readAnew(deps);
      // It may have been deleted since, or another member be here.
      if (stored === null || savedIn(stored) !== undefined) return paymentApi(deps.call).tokenFor(card, signal);
    }
    const made = await makeOnce(async () => ({ token: await paymentApi(deps.call).save(card, signal) }), savedIn);
    if (made === 'unknown') throw new Error('No answer says whether the card was saved.');
    saved.add(name);
    return made.token;
  };
}
