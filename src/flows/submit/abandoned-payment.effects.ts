import { orderApi } from '#src/api/order.ts';
import type { Services } from '#src/app/services.ts';
import { browserClock, sleep } from '#src/flows/kit/clock.ports.ts';
import { createSubmissions } from './submissions.ports.ts';
import { createTabLock } from './tab-lock.ports.ts';

/**
 * Longest time that the next submission of the cart waits for the answer, in milliseconds. A call that comes later still gives up nothing but
 * the submission that it names.
 */
const NEXT_WAITS_MS = 4_000;

type Dependencies = Pick<Services, 'call' | 'sharedStorage' | 'locks' | 'report'>;

/**
 * Gives up the payment of a cart whose last submission was sent and is known to have placed no order (CHECKOUT-07): once, also over tabs, and
 * never while it is not known what came of it. A failure is only reported.
 */
export async function giveUpPayment(cartId: string, { call, sharedStorage, locks, report }: Dependencies): Promise<void> {
  const submissions = createSubmissions(sharedStorage);
  const lock = createTabLock({ locks, storage: sharedStorage, clock: browserClock });
  const { signal } = new AbortController();
  // Two tabs make one call, and the next submission waits for its answer.
  await lock(`submission.${cartId}`, signal, async () => {
    const submission = submissions.read(cartId);
    if (submission?.outcome !== 'notPlaced' || submission.sentAt === null || submission.isGivenUp) return;
    submissions.write({ ...submission, isGivenUp: true });
    const answered = orderApi(call)
      .cancelPayment({ cartId, submissionId: submission.submissionId })
      .catch((error: unknown) => report({ source: 'cart.cancelPayment', message: String(error) }));
    await Promise.race([answered, sleep(NEXT_WAITS_MS, signal)]);
  });
}
