import { abortWith } from '#src/flows/kit/abort-with.ts';
import { sleep } from '#src/flows/kit/clock.ports.ts';
import { callOf, lockOf, type Submissions } from './submission-record.ts';
import type { TabLock } from './tab-lock.ports.ts';

/** Time in which a write of another tab is seen, in milliseconds. */
const SEEN_MS = 1000;
/** Longest wait for the answer of a submission, in milliseconds: longer than its call lasts. */
const LONGEST_MS = 60_000;

/**
 * Waits until no order of a cart is on its way to the server; resolves with whether it waited for one that was placed. Rejects where that takes too
 * long, or is stopped.
 */
export type UntilSubmitted = (cartId: string, signal: AbortSignal) => Promise<boolean>;

interface Dependencies {
  readonly lock: TabLock;
  readonly submissions: Pick<Submissions, 'read'>;
}

/** The same without a limit: a submission of several steps may hold its lock for minutes. */
export const createOrderSettled =
  ({ lock, submissions }: Dependencies): UntilSubmitted =>
  async (cartId, signal) => {
    let known = submissions.read(cartId);
    if (known?.outcome !== 'open') return false;
    let call: string | null;
    do {
      call = callOf(known);
      await lock(lockOf(cartId), signal, () => Promise.resolve());
      // The lock may be had before what the other tab wrote is seen here; one that was closed meanwhile wrote nothing.
      if (submissions.read(cartId)?.outcome === 'open') await sleep(SEEN_MS, signal);
      known = submissions.read(cartId);
      // A submission holds the lock as it begins, and again for each call.
    } while (known?.outcome === 'open' && callOf(known) !== call);
    return known?.outcome === 'placed';
  };

/**
 * Returns what every change of a cart waits for, in whichever tab: while an order is on its way, the server has only its total to tell that it is
 * the one that was agreed to (SUBMIT-01, SUBMIT-05, decision 005).
 */
export function createUntilSubmitted(dependencies: Dependencies): UntilSubmitted {
  const orderSettled = createOrderSettled(dependencies);
  return async (cartId, signal) => {
    const waiting = abortWith(signal);
    const tooLong = async () => {
      await sleep(LONGEST_MS, waiting.signal);
      throw new Error('An order of this cart is still on its way.');
    };
    try {
      return await Promise.race([orderSettled(cartId, waiting.signal), tooLong()]);
    } finally {
      waiting.abort();
    }
  };
}
