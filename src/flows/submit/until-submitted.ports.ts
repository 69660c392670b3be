import { abortWith } from '#src/flows/kit/abort-with.ts';
import { sleep } from '#src/flows/kit/clock.ports.ts';
import { lockOf, type Submissions } from './submission-record.ts';
import type { TabLock } from './tab-lock.ports.ts';

/** Longest wait for the answer of a submission, in milliseconds: longer than its call lasts. */
const LONGEST_MS = 60_000;

/** Waits until no order of a cart is on its way to the server. Rejects where that takes too long, or is stopped. */
export type UntilSubmitted = (cartId: string, signal: AbortSignal) => Promise<void>;

interface Dependencies {
  readonly lock: TabLock;
  readonly submissions: Pick<Submissions, 'read'>;
}

/**
 * Returns what every change of a cart waits for, in whichever tab: while an order is on its way, the server has only its total to tell that it is
 * the one that was agreed to (SUBMIT-01, SUBMIT-05, decision 005).
 */
export function createUntilSubmitted({ lock, submissions }: Dependencies): UntilSubmitted {
  return async (cartId, signal) => {
    if (submissions.read(cartId)?.outcome !== 'open') return;
    const waiting = abortWith(signal);
    const tooLong = async () => {
      await sleep(LONGEST_MS, waiting.signal);
      throw new Error('An order of this cart is still on its way.');
    };
    try {
      await Promise.race([lock(lockOf(cartId), waiting.signal, () => Promise.resolve()), tooLong()]);
    } finally {
      waiting.abort();
    }
  };
}
