import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#src/api/client.ts';
import { paymentApi, type Card } from '#src/api/payment.ts';
import { isCard, makeOnceIn } from '#src/flows/kit/make-once.ports.ts';

/**
 * Returns a function that keeps a typed card in the account of the member who pays with it, once, and returns its token (C-86).
 * It throws where the card was not saved, and where no answer says whether it was: the next try looks first.
 */
export function saveCardIn(deps: { readonly call: Client; readonly queryClient: QueryClient }) {
  const makeOnce = makeOnceIn(deps);
  return async (card: Card, signal: AbortSignal): Promise<string> => {
    const made = await makeOnce(
      async () => ({ token: await paymentApi(deps.call).save(card, signal) }),
      ({ creditCards }) => creditCards.find((one) => isCard(one, card.creditCardNumber, card.expDate)),
    );
    if (made === 'unknown') throw new Error('No answer says whether the card was saved.');
    return made.token;
  };
}
