import { fromPromise } from 'xstate';
import { phoneVerdict } from '#domain/payment/phone-status.ts';
import type { AskPhoneInput, AskPhoneResult, EndCallInput, EndCallResult } from '#machines/phone-payment/phone-payment.types.ts';
import type { Client } from '#src/api/client.ts';
import { phonePaymentApi } from '#src/api/phone-payment.ts';

export function phonePaymentPorts({ call }: { readonly call: Client }) {
  const api = phonePaymentApi(call);
  return {
    ask: fromPromise<AskPhoneResult, AskPhoneInput>(async ({ input, signal }) => {
      const status = await api.ask(input, signal);
      const verdict = phoneVerdict(status);
      if (verdict === 'paid') return { kind: 'paid' };
      if (verdict === 'failed') return { kind: 'unpaid', message: status.bridgeError };
      return { kind: 'ongoing', step: verdict, message: status.bridgeMessage };
    }),
    endCall: fromPromise<EndCallResult, EndCallInput>(async ({ input: { cartId }, signal }) => ({
      kind: phoneVerdict(await api.end(cartId, signal)) === 'paid' ? 'paid' : 'ended',
    })),
  };
}
