import { callFailureOf } from '#domain/app/call-failure.ts';
import { orderApi } from '#src/api/order.ts';
import type { Services } from '#src/app/services.ts';
import { vaultIds } from '#src/flows/kit/payment-keys.ts';
import { keptDraft } from '#src/flows/card/kept-draft.ts';
import { forgetChoice } from '#src/flows/payment-selection/choice-record.ports.ts';
import { browserClock, sleep } from '#src/flows/kit/clock.ports.ts';
import { createSubmissions, lockOf, type Submission } from './submission-record.ts';
import { createTabLock } from './tab-lock.ports.ts';

/**
 * Longest time that the next submission of the cart waits for the answer, in milliseconds. Then the call is ended here. One that the server
 * has all the same gives up nothing but the submission, or the call by phone, that it names (decision 005).
 */
const NEXT_WAITS_MS = 4_000;

/** Where a tab keeps the id of the call by phone that it has begun: the calls of other tabs go on where it leaves the checkout. */
export const OWN_CALL_KEY = 'phoneCall';

type Dependencies = Pick<Services, 'call' | 'vault' | 'sharedStorage' | 'tabStorage' | 'locks' | 'report' | 'trackEvent'>;

/**
 * Gives up the payment of a cart whose last submission was sent and is known to have placed no order (CHECKOUT-07): once, also over tabs, and
 * never while it is not known what came of it. A call by phone that this tab has begun is ended (decision 041). A failure
 * shows nothing: it is reported, and emitted as that of any call (C-36).
 */
export async function giveUpPayment(
  cartId: string,
  { call, vault, sharedStorage, tabStorage, locks, report, trackEvent }: Dependencies,
): Promise<void> {
  const submissions = createSubmissions(sharedStorage);
  const lock = createTabLock({ locks, storage: sharedStorage, clock: browserClock });
  const { signal } = new AbortController();
  // Two tabs make one call, and the next submission waits for its answer.
  await lock(lockOf(cartId), signal, async () => {
    const submission = submissions.read(cartId);
    if (submission === null) return;
    // By another tab, or by a call whose answer was lost.
    if (submission.outcome === 'placed') forgetPaid(cartId, { vault, tabStorage });
    const canceling = new AbortController();
    const answered = Promise.all([endOwnCall(submission), cancel(submission, canceling.signal)]);
    await Promise.race([answered, sleep(NEXT_WAITS_MS, signal)]);
    canceling.abort();
  });

  async function endOwnCall({ outcome, phoneCall }: Submission): Promise<void> {
    if (outcome === 'placed' || phoneCall === undefined || tabStorage.getItem(OWN_CALL_KEY) !== phoneCall.id) return;
    try {
      const { endCall } = await import('#src/flows/phone-payment/end-call.ports.ts');
      await endCall({ cartId, total: phoneCall.total, callId: phoneCall.id }, signal, { call, submissions });
    } catch (error) {
      report({ source: 'payments.phone.end', message: String(error) });
    }
  }

  async function cancel(submission: Submission, canceled: AbortSignal): Promise<void> {
    if (submission.outcome !== 'notPlaced' || submission.sentAt === null || submission.isGivenUp) return;
    submissions.write({ ...submission, isGivenUp: true });
    await orderApi(call)
      .cancelPayment({ cartId, submissionId: submission.submissionId }, canceled)
      .catch((error: unknown) => {
        report({ source: 'cart.cancelPayment', message: String(error) });
        trackEvent('apifailed', callFailureOf(error));
      });
  }
}

/** Forgets what was typed or approved to pay for a cart that turned out to be an order after its checkout had been left. */
export function forgetPaid(cartId: string, { vault, tabStorage }: Pick<Services, 'vault' | 'tabStorage'>): void {
  if (keptDraft(cartId, vault) !== null) vault.forget(vaultIds.card);
  forgetChoice(cartId, { vault, tabStorage });
}
