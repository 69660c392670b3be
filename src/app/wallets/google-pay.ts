import * as v from 'valibot';
import type { Config } from '#domain/config/config.ts';
import type { Wallet } from '#src/flows/wallet/wallet.ports.ts';
import { approvedBy, readDetails, totalOf, type PaymentWindow } from './payment-request.ts';

/** The token of Google Pay for the gateway. */
const Details = v.looseObject({
  paymentMethodData: v.looseObject({ tokenizationData: v.looseObject({ token: v.pipe(v.string(), v.nonEmpty()) }) }),
});

/** Google Pay by the browser's own Payment Request API: no script of Google is loaded. */
export function googlePay(
  { merchantId, merchantName, gateway, gatewayMerchantId, environment, networks }: NonNullable<Config['googlePay']>,
  { PaymentRequest: Request }: PaymentWindow,
): Wallet {
  const data = {
    environment,
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId, merchantName },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: networks },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
      },
    ],
  };
  const requestFor = (cents: number) =>
    Request === undefined ? null : new Request([{ supportedMethods: 'https://google.com/pay', data }], totalOf(merchantName, cents));
  return {
    isAvailable: async () => (await requestFor(0)?.canMakePayment()) ?? false,
    async approve(cents, signal) {
      const request = requestFor(cents);
      if (request === null) throw new Error('The browser has no payment requests.');
      return approvedBy(request, (details) => readDetails(Details, details).paymentMethodData.tokenizationData.token, signal);
    },
  };
}
