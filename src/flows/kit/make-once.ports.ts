import type { QueryClient } from '@tanstack/react-query';
import { cardTypeOf } from '#domain/payment/card.ts';
import type { StoredCard, StoredPayments } from '#domain/payment/stored.ts';
import type { Client } from '#src/api/client.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { memberRefusalIn } from './refusal.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

/** Whether a stored card is the one that was typed. */
export const isCard = (stored: { readonly lastFour: string; readonly expirationDate: string }, number: string, expDate: string) =>
  stored.lastFour === number.slice(-4) && stored.expirationDate === expDate;

/** Whether a stored credit card is the one that was typed: its brand is the same too. */
export const isCreditCard = (stored: StoredCard, number: string, expDate: string) =>
  isCard(stored, number, expDate) && stored.creditCardType === cardTypeOf(number);

/** Returns the stored payments of the account as they are now; null: they cannot be read. */
export const readAnew = ({ call, queryClient }: Dependencies): Promise<StoredPayments | null> =>
  queryClient.fetchQuery({ ...paymentOptionsQuery(call), staleTime: 0 }).catch(() => null);

/** Whether a change was sent that no answer has come to. */
interface Unanswered {
  readonly is: () => boolean;
  readonly set: (isUnanswered: boolean) => void;
}

function inMemory(): Unanswered {
  let isUnanswered = false;
  return { is: () => isUnanswered, set: (now) => void (isUnanswered = now) };
}

/**
 * Returns a function that makes a change of the stored payments once: where no answer comes, the account says whether it was made, and before
 * another try (C-86, C-96). `madeIn` returns what the change would have returned; undefined where it was not made. `unknown`: nothing says whether
 * it was made. It throws what says that it was not. `unanswered` holds over a reload where it is kept. Default: in memory.
 */
export function makeOnceIn(deps: Dependencies, unanswered = inMemory()) {
  return async function makeOnce<Made>(
    change: () => Promise<Made>,
    madeIn: (stored: StoredPayments) => Made | undefined,
  ): Promise<Made | 'unknown'> {
    if (unanswered.is()) {
      const stored = await readAnew(deps);
      if (stored === null) return 'unknown';
      unanswered.set(false);
      const made = madeIn(stored);
      if (made !== undefined) return made;
    }
    // The page may be gone before an answer comes.
    unanswered.set(true);
    try {
      const made = await change();
      unanswered.set(false);
      return made;
    } catch (error) {
      if (memberRefusalIn(error) !== null) {
        unanswered.set(false);
        throw error;
      }
      const stored = await readAnew(deps);
      unanswered.set(stored === null);
      if (stored === null) return 'unknown';
      const made = madeIn(stored);
      if (made === undefined) throw error;
      return made;
    }
  };
}
