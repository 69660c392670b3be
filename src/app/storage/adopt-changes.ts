import { sleep } from '#src/flows/kit/clock.ports.ts';
import type { TabLock } from '#src/flows/submit/tab-lock.ports.ts';
import type { CartRecord } from './cart-record.ts';

/** Another tab sees what this one has written to the storage after this. */
const SEEN_MS = 50;
/** Longer than any tab holds the lock. What is not taken over by then is left to the next page load. */
const PATIENCE_MS = 5000;

/** Takes over the changes of the cart that were left without an answer, while no other tab does (decision 005). */
export async function adoptChanges(record: Pick<CartRecord, 'hasAbandoned' | 'adopt'>, lock: TabLock): Promise<void> {
  if (!record.hasAbandoned()) return record.adopt();
  const late = AbortSignal.timeout(PATIENCE_MS);
  const isLate = new Promise((resolve) => {
    late.addEventListener('abort', resolve);
  });
  const isTaken = lock('cart.changes', late, async () => {
    record.adopt();
    await sleep(SEEN_MS, new AbortController().signal);
  });
  await Promise.race([isTaken.catch(() => undefined), isLate]);
}
