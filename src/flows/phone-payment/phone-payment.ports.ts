import { fromPromise } from 'xstate';
import { phoneVerdict, type PhoneStatus } from '#domain/payment/phone-status.ts';
import type { AskPhoneInput, AskPhoneResult, EndCallInput, EndCallResult } from '#machines/phone-payment/phone-payment.types.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError, type ApiError } from '#src/api/errors.ts';
import { phonePaymentApi } from '#src/api/phone-payment.ts';

export function phonePaymentPorts({ call }: { readonly call: Client }) {
  const api = phonePaymentApi(call);
  return {
    ask: fromPromise<AskPhoneResult, AskPhoneInput>(async ({ input, signal }) => {
      const status = await refusable(api.ask(input, signal));
      if (isApiError(status))
        return status.kind === 'unauthorized' ? { kind: 'unauthorized' } : { kind: 'refused', reasonCode: status.reasonCode };
      const verdict = phoneVerdict(status);
      if (verdict === 'paid') return { kind: 'paid' };
      if (verdict === 'failed') return { kind: 'unpaid', message: status.bridgeError };
      return { kind: 'ongoing', step: verdict, message: status.bridgeMessage };
    }),
    endCall: fromPromise<EndCallResult, EndCallInput>(async ({ input: { cartId }, signal }) => {
      const status = await refusable(api.end(cartId, signal));
      if (isApiError(status))
        return status.kind === 'unauthorized' ? { kind: 'unauthorized' } : { kind: 'refused', reasonCode: status.reasonCode };
      return { kind: phoneVerdict(status) === 'paid' ? 'paid' : 'ended' };
    }),
  };
}

/** The answer, or the error that is a definite no; any other error says nothing about the call. */
async function refusable(asked: Promise<PhoneStatus>): Promise<PhoneStatus | ApiError> {
  try {
    return await asked;
  } catch (error) {
    if (isApiError(error) && ['refused', 'notFound', 'unauthorized'].includes(error.kind)) return error;
    throw error;
  }
}
