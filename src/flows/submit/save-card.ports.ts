import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#src/api/client.ts';
import { paymentApi, type Card } from '#src/api/payment.ts';
import { isCreditCard, makeOnceIn } from '#src/flows/kit/make-once.ports.ts';

/**
 * Returns a function that keeps a typed card in the account of the member who pays with it, once, and returns its token (C-86).
 * It throws where the card was not saved, and where no answer says whether it was: the next try looks first. A card that an earlier press has
 * saved gets a token for one order: what is typed of it now may be put right.
 */
export function saveCardIn(deps: { readonly call: Client; readonly queryClient: QueryClient }) {
  const makeOnce = makeOnceIn(deps);
  /** The end and the date of each card that was saved. */
  const saved = new Set<string>();
  return async (card: Card, signal: AbortSignal): Promise<string> => {
    const name = `${card.creditCardNumber.slice(-4)} ${card.expDate}`;
    if (saved.has(name)) return paymentApi(deps.call).tokenFor(card, signal);
    const made = await makeOnce(
      async () => ({ token: await paymentApi(deps.call).save(card, signal) }),
      ({ creditCards }) => creditCards.find((one) => isCreditCard(one, card.creditCardNumber, card.expDate)),
    );
    if (made === 'unknown') throw new Error('No answer says whether the card was saved.');
    saved.add(name);
    return made.token;
  };
}
