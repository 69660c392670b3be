import { phoneVerdict, type PhoneStatus } from '#domain/payment/phone-status.ts';
import type { EndCallInput, EndCallResult } from '#machines/phone-payment/phone-payment.types.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError, type ApiError } from '#src/api/errors.ts';
import { phonePaymentApi } from '#src/api/phone-payment.ts';
import type { Submissions } from '#src/flows/submit/submission-record.ts';

interface Dependencies {
  readonly call: Client;
  readonly submissions: Submissions;
}

/** Ends a call by phone, under the lock of the cart's submission. Where none was written down there is none. */
export async function endCall(
  { cartId, total, callId }: EndCallInput,
  signal: AbortSignal,
  { call, submissions }: Dependencies,
): Promise<EndCallResult> {
  const id = callId ?? submissions.read(cartId)?.phoneCall?.id;
  if (id === undefined) return { kind: 'ended' };
  const status = await refusable(phonePaymentApi(call).end({ cartId, total, callId: id }, signal));
  if (isApiError(status) && status.kind === 'unauthorized') return { kind: 'unauthorized' };
  // Where the server does not know the call, it has ended.
  if (!isApiError(status) && phoneVerdict(status) === 'paid') return { kind: 'paid' };
  const submission = submissions.read(cartId);
  if (submission?.phoneCall?.id === id) {
    const { phoneCall: _, ...rest } = submission;
    submissions.write(rest);
  }
  return { kind: 'ended' };
}

/** The answer, or the error that is a definite no; any other error says nothing about the call. */
export async function refusable(asked: Promise<PhoneStatus>): Promise<PhoneStatus | ApiError> {
  try {
    return await asked;
  } catch (error) {
    if (isApiError(error) && ['refused', 'notFound', 'unauthorized'].includes(error.kind)) return error;
    throw error;
  }
}
