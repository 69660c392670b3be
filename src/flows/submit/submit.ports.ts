import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { nextCheckMs } from '#domain/checkout/reconcile.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { Config } from '#domain/config/config.ts';
import { isApproved } from '#domain/payment/paying.ts';
import type {
  FindOrderInput,
  FindOrderResult,
  OpenSubmissionInput,
  OpenSubmissionResult,
  PlaceOrderInput,
  PlaceOrderResult,
  PrepareInput,
  PrepareResult,
  ValidateCartInput,
  ValidateCartResult,
} from '#machines/submit/submit.types.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { orderApi, placedOrder } from '#src/api/order.ts';
import { randomId } from '#src/api/random-id.ts';
import type { Vault } from '#src/api/vault.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';
import { refusalFrom } from '#src/flows/kit/refusal.ports.ts';
import { obstacleTo, type TimeObstacle } from './obstacle.ports.ts';
import type { SentPayment } from './paid.ports.ts';
import { createPayments } from './payment.ports.ts';
import { definiteResultOf, isSummed, type Summed, type Unsummed } from './submit-refusal.ports.ts';
import { callOf, isUndecided, lockOf, standingOf, type Submission, type Submissions } from './submission-record.ts';
import type { TabLock } from './tab-lock.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly config: Pick<Config, 'thirdPartyLimitKey'>;
  readonly vault: Vault;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly clock: Clock;
  readonly submissions: Submissions;
  readonly lock: TabLock;
  readonly timeObstacle: TimeObstacle;
  /** What is offered in place of a time that is gone, from what the server said of it. */
  readonly offerFor: (cartId: string, slot: SlotOffer, signal: AbortSignal) => Promise<SlotOffer>;
  /** Notes what an order that is sent is paid with. Nothing waits for it. */
  readonly onSent: (sent: SentPayment) => void;
  /** Forgets what was typed or approved to pay, and did not: an order is placed. */
  readonly onPlaced: (cartId: string) => void;
}

export function submitPorts(deps: Dependencies) {
  const { call, queryClient, vault, clock, submissions, lock, onSent, onPlaced } = deps;
  const api = orderApi(call);
  const payments = createPayments(deps);
  return {
    prepare: fromPromise<PrepareResult, PrepareInput>(async ({ input: { paying, tokenId }, signal }) => {
      if ((await payments.giftCardsOf(paying)) === null) return { kind: 'cardNeeded' };
      if (tokenId !== null && vault.read(tokenId) !== null) return { kind: 'prepared', tokenId };
      try {
        const kept = await payments.keepToken(paying, signal);
        return kept === undefined ? { kind: 'cardNeeded' } : { kind: 'prepared', tokenId: kept };
      } catch (error) {
        const { reasonCode } = refusalFrom(error);
        if (reasonCode === reasonCodes.cardDeclined) return { kind: 'declined', result: 'DECLINED' };
        return reasonCode === reasonCodes.cardInvalid ? { kind: 'cardInvalid', reasonCode } : { kind: 'refused', reasonCode };
      }
    }),

    openSubmission: fromPromise<OpenSubmissionResult, OpenSubmissionInput>(async ({ input: { cartId }, signal }) => {
      const submission = await lock(lockOf(cartId), signal, () => Promise.resolve(openOf(cartId)));
      const { submissionId, sentAt, outcome } = submission;
      if (outcome === 'placed' || isUndecided(submission)) return { kind: 'found', submissionId };
      // A call that the server has said placed nothing may have done so since.
      return { kind: sentAt === null || (await isFree(cartId, signal)) ? 'opened' : 'found', submissionId };
    }),

    validateCart: fromPromise<ValidateCartResult, ValidateCartInput>(async ({ input, signal }) => {
      const obstacle = await obstacleTo(input, signal, deps);
      if (obstacle === null) return { kind: 'valid' };
      return detailed(input.isPaidByPhone ? afterPaid(obstacle) : obstacle, input, signal);
    }),

    placeOrder: fromPromise<PlaceOrderResult, PlaceOrderInput>(async ({ input, signal }) => {
      const placed = await lock(lockOf(input.cartId), signal, () => place(input, signal));
      return detailed(placed, input, signal);
    }),

    findOrder: fromPromise<FindOrderResult, FindOrderInput>(async ({ input, signal }) => {
      const { cartId, submissionId, checks, paying, tokenId } = input;
      const readSubmission = () => {
        const known = submissions.read(cartId);
        return known?.submissionId === submissionId ? known : null;
      };
      const asked = readSubmission();
      const cart = await cartOrNull(cartId, signal);
      if (cart === 'maintenance') return { kind: 'maintenance' };
      const submission = readSubmission();
      if (cart?.orderId) {
        queryClient.setQueryData(placedOrder(call, cartId).queryKey, cart);
        if (submission !== null) submissions.write({ ...submission, outcome: 'placed' });
        payments.forget(paying, tokenId);
        onPlaced(cartId);
        return { kind: 'placed', orderId: cart.orderId };
      }
      const sentAt = submission?.sentAt ?? null;
      // The answer says nothing of what another tab has sent since the question.
      const isOutrun = sentAt !== (asked?.sentAt ?? null) || submission?.outcome !== asked?.outcome;
      const count = isOutrun ? 0 : (checks.sentAt === sentAt ? checks.count : 0) + 1;
      // Another tab has had a definite answer.
      const isClosed = submission?.outcome === 'notPlaced';
      const sinceSentMs = sentAt === null ? null : clock.now().since(sentAt).total('milliseconds');
      const waitMs = isClosed ? null : nextCheckMs({ count, sinceSentMs });
      if (waitMs !== null) return { kind: 'undecided', waitMs, checks: { count, sentAt } };
      payments.spend(paying, tokenId);
      // It stays open: what takes effect later is found by its id.
      if (submission?.outcome === 'open' && sentAt !== null) submissions.write({ ...submission, judgedSentAt: sentAt });
      return { kind: 'notPlaced' };
    }),
  };

  /** The submission of a cart that is open or has placed its order; else a new one, which is written down. */
  function openOf(cartId: string): Submission {
    const known = submissions.read(cartId);
    if (known !== null && known.outcome !== 'notPlaced') return known;
    const call = known?.phoneCall && { phoneCall: known.phoneCall };
    const opened: Submission = { cartId, submissionId: randomId(), sentAt: null, outcome: 'open', ...call };
    submissions.write(opened);
    return opened;
  }

  /** Whether the server knows that the cart is no order. */
  async function isFree(cartId: string, signal: AbortSignal): Promise<boolean> {
    const cart = await cartOrNull(cartId, signal).catch(() => 'maintenance' as const);
    return cart !== 'maintenance' && !cart?.orderId;
  }

  /** Under the lock: what another tab has done with this submission is known, and it does nothing meanwhile. */
  async function place(input: PlaceOrderInput, signal: AbortSignal): Promise<Unsummed<PlaceOrderResult>> {
    const { cartId, submissionId, paying, tokenId, total, isPaidByPhone } = input;
    const standing = standingOf(submissions, input);
    if (standing.kind !== 'open') return standing;
    const { submission } = standing;
    if (submission.phoneCall !== undefined && !isPaidByPhone) return { kind: 'called' };
    const token = tokenId === null ? null : vault.read(tokenId);
    if (tokenId !== null && token === null) return { kind: 'cardNeeded' };
    const giftCards = await payments.giftCardsOf(paying);
    if (giftCards === null || !isApproved(paying, total)) return { kind: 'cardNeeded' };

    let sent = submission;
    // A second step may take minutes, and the time in which a lost answer is looked for begins with the call that follows it.
    const noteSent = () => {
      sent = { ...submission, sentAt: clock.now().toString() };
      submissions.write(sent);
      onSent({ cartId, call: callOf(sent) ?? '', paying, total, typedCard: payments.typedCardOf(tokenId), giftCards });
    };
    noteSent();
    try {
      const placed = await api.submit(
        { cartId, submissionId, total, payment: payments.paymentOf(paying, total, token, giftCards, isPaidByPhone) },
        signal,
        noteSent,
      );
      queryClient.setQueryData(placedOrder(call, cartId).queryKey, placed.cart);
      submissions.write({ ...sent, outcome: 'placed' });
      payments.forget(paying, tokenId);
      onPlaced(cartId);
      return { kind: 'placed', orderId: placed.orderId };
    } catch (error) {
      const refused = definiteResultOf(error);
      const ofCard = refused && giftCards.size > 0 ? (await details())?.giftCardRefusalBy(error, giftCards) : null;
      const result = ofCard ?? refused;
      // It may have been placed all the same.
      if (result === null && isApiError(error) && error.kind === 'unavailable') return { kind: 'maintenance' };
      if (result === null) throw error;
      if (result.kind === 'pinRefused') payments.refusePin(result.card.id);
      const isCardGone = result.kind === 'refused' && result.reasonCode === reasonCodes.tokenUnknown;
      if (isCardGone) payments.forgetCard(paying, tokenId);
      if (result.kind !== 'submittedAlready') {
        submissions.write({ ...sent, outcome: 'notPlaced' });
        payments.spend(paying, tokenId);
      }
      if (isPaidByPhone) return afterPaid(result);
      // What was added at this checkout is added again: the refusal says so.
      return isCardGone && paying.method?.kind === 'stored' ? { kind: 'cardNeeded' } : result;
    }
  }

  /** The code that reads the details of an obstacle comes then. Without it, the guest looks at a cart with another total first. */
  async function detailed<Result extends Unsummed<PlaceOrderResult>>(result: Result, agreed: ValidateCartInput, signal: AbortSignal) {
    if (isDetailed(result)) return result;
    const code = await details();
    if (code !== null) return code.withDetails(result, agreed, signal, deps);
    return isSummed(result) ? result : ({ kind: 'linesChanged' } as const);
  }

  /** The cart; null when the server does not know it: it is no order then. */
  async function cartOrNull(cartId: string, signal: AbortSignal) {
    try {
      return await api.cart(cartId, signal);
    } catch (error) {
      if (isApiError(error) && error.reasonCode === reasonCodes.cartUnknown) return null;
      if (isApiError(error) && error.kind === 'unavailable') return 'maintenance';
      throw error;
    }
  }
}

/** Seldom needed: it comes when it is. Without it, a refusal says nothing of which gift card is meant. */
const details = () => import('./obstacle-details.ports.ts').catch(() => null);

/** The form would say of these that nothing was charged. */
const afterPaid = <Result extends Unsummed<PlaceOrderResult>>(result: Result): Result | { kind: 'unsent' } =>
  result.kind === 'declined' || result.kind === 'unauthorized' ? { kind: 'unsent' } : result;

const withoutDetails = ['totalChanged', 'slotGone', 'serviceFailed'];
const isDetailed = <Result extends Unsummed<PlaceOrderResult>>(result: Result): result is Summed<Result> =>
  !withoutDetails.includes(result.kind);
