import * as v from 'valibot';
import type { Config } from '#domain/config/config.ts';
import type { Client } from '#src/api/client.ts';
import { applePaySessionFor } from '#src/api/wallet.ts';
import type { Wallet } from '#src/flows/wallet/wallet.ports.ts';
import { approvedBy, readDetails, totalOf, type PaymentWindow } from './payment-request.ts';

/** The encrypted token of Apple Pay. */
const Details = v.looseObject({ token: v.looseObject({ paymentData: v.looseObject({}) }) });

/** A request asks for the session of the merchant by this event, which TypeScript does not know. */
interface MerchantValidation extends Event {
  readonly validationURL: string;
  complete(session: Promise<unknown>): void;
}
const isMerchantValidation = (event: Event): event is MerchantValidation => 'validationURL' in event && 'complete' in event;

/** Apple Pay by the browser's own Payment Request API: no script of Apple is loaded. The server opens the session of the merchant (C-93). */
export function applePay(
  { merchantId, merchantName, networks }: NonNullable<Config['applePay']>,
  call: Client,
  { PaymentRequest: Request, ApplePaySession }: PaymentWindow,
): Wallet {
  const data = {
    version: 3,
    merchantIdentifier: merchantId,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: networks,
    countryCode: 'US',
  };
  const requestFor = (cents: number) =>
    Request === undefined ? null : new Request([{ supportedMethods: 'https://apple.com/apple-pay', data }], totalOf(merchantName, cents));
  return {
    // Other browsers would ask Apple's site for a wallet that they do not have.
    isAvailable: async () => ApplePaySession !== undefined && ((await requestFor(0)?.canMakePayment()) ?? false),
    async approve(cents, signal) {
      const request = requestFor(cents);
      if (request === null) throw new Error('The browser has no payment requests.');
      let refusal: unknown = null;
      request.addEventListener('merchantvalidation', (event) => {
        if (!isMerchantValidation(event)) return;
        const session = applePaySessionFor(call, event.validationURL, signal);
        session.catch((error: unknown) => (refusal = error));
        event.complete(session);
      });
      const block = await approvedBy(request, (details) => JSON.stringify(readDetails(Details, details).token.paymentData), signal);
      // Without a session the browser closes the sheet, with the error that a guest's closing has.
      if (block === null && refusal !== null) throw new Error('Apple Pay got no session of the merchant.', { cause: refusal });
      return block;
    },
  };
}
