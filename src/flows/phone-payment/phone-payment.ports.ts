import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { Config } from '#domain/config/config.ts';
import { phoneVerdict } from '#domain/payment/phone-status.ts';
import type {
  AskPhoneInput,
  AskPhoneResult,
  BeginCallInput,
  BeginCallResult,
  EndCallInput,
  EndCallResult,
} from '#machines/phone-payment/phone-payment.types.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';
import { phonePaymentApi } from '#src/api/phone-payment.ts';
import { randomId } from '#src/api/random-id.ts';
import { withDetails } from '#src/flows/submit/obstacle-details.ports.ts';
import { obstacleTo, type TimeObstacle } from '#src/flows/submit/obstacle.ports.ts';
import { lockOf, standingOf, type Submissions } from '#src/flows/submit/submission-record.ts';
import type { TabLock } from '#src/flows/submit/tab-lock.ports.ts';
import type { Unsummed } from '#src/flows/submit/submit-refusal.ports.ts';
import { endCall, refusable } from './end-call.ports.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly config: Pick<Config, 'thirdPartyLimitKey'>;
  readonly submissions: Submissions;
  readonly lock: TabLock;
  /** What is offered in place of a time that is gone, from what the server said of it. */
  readonly timeObstacle: TimeObstacle;
  readonly offerFor: (cartId: string, slot: SlotOffer, signal: AbortSignal) => Promise<SlotOffer>;
  /** Notes that this tab has begun a call. */
  readonly noteOwnCall: (callId: string) => void;
}

export function phonePaymentPorts(deps: Dependencies) {
  const { call, submissions, lock, noteOwnCall } = deps;
  const api = phonePaymentApi(call);

  /** Under the lock: what another tab has done with this submission is known, and it does nothing meanwhile. */
  async function begin(input: BeginCallInput, signal: AbortSignal): Promise<Unsummed<BeginCallResult>> {
    const standing = standingOf(submissions, input);
    if (standing.kind !== 'open') return standing;
    const { submission } = standing;
    const { phoneCall: known } = submission;
    const { total, formerCallId } = input;
    // Begun by another tab, or before a reload; one that is paid for already is validated before the order is sent.
    if (known !== undefined && known.id !== formerCallId && known.total === total) return { kind: 'begun', callId: known.id };
    const obstacle = await obstacleTo(input, signal, deps);
    if (obstacle !== null) return obstacle;
    const callId = randomId();
    submissions.write({ ...submission, phoneCall: { id: callId, total } });
    noteOwnCall(callId);
    return { kind: 'begun', callId };
  }

  return {
    begin: fromPromise<BeginCallResult, BeginCallInput>(async ({ input, signal }) => {
      const begun = await lock(lockOf(input.cartId), signal, () => begin(input, signal));
      return withDetails(begun, input, signal, deps);
    }),
    ask: fromPromise<AskPhoneResult, AskPhoneInput>(async ({ input, signal }) => {
      const status = await refusable(api.ask(input, signal));
      // Another tab has placed the order after this one had last asked: sending it is answered with that order.
      if (isApiError(status) && status.reasonCode === reasonCodes.cartSubmitted) return { kind: 'paid' };
      if (isApiError(status)) return { kind: 'refused', reasonCode: status.reasonCode };
      const verdict = phoneVerdict(status);
      if (verdict === 'paid') return { kind: 'paid' };
      if (verdict === 'failed') return { kind: 'unpaid', message: status.bridgeError };
      return { kind: 'ongoing', step: verdict, message: status.bridgeMessage };
    }),
    endCall: fromPromise<EndCallResult, EndCallInput>(({ input, signal }) =>
      lock(lockOf(input.cartId), signal, () => endCall(input, signal, deps)),
    ),
  };
}
