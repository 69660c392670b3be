import type { AddedKind } from '#domain/payment/added.ts';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import { giftCardFlow } from '#src/flows/gift-card/gift-card.flow.ts';
import { paymentEntryFlow } from '#src/flows/payment-entry/payment-entry.flow.ts';
import { walletFlow } from '#src/flows/wallet/wallet.flow.ts';
import { payPalFlow } from '#src/flows/pay-pal/pay-pal.flow.ts';
import { lazyLogic } from '#src/app/define-flow.ts';
import { isTrusted } from '#src/app/session/is-trusted.ts';
import type { Services } from '#src/app/services.ts';
import { paymentSelectionPorts } from './payment-selection.ports.ts';

/** What can be added here. Its code comes where the site has anything to add. */
const addableKinds = async (services: Services): Promise<readonly AddedKind[]> => {
  const { sandbox, payPal, milStar, applePay, googlePay } = services.config;
  if (sandbox !== 'embedded' && !milStar && (payPal ?? applePay ?? googlePay) === null) return [];
  // Without its code nothing is offered, and what is stored still is.
  return import('#src/app/wallets/addable-kinds.ts').then((code) => code.addableKinds(services)).catch(() => []);
};

/** Few guests have a gift card, so its code comes then. */
const loadAsking = () => import('./ask-again.logic.ts');

/** The choice of a payment with its ports, and what is added to it inside. */
export function createPaymentSelection(services: Services) {
  const { config } = services;
  const ports = paymentSelectionPorts({
    ...services,
    askAgain: async (typed, signal) => (await loadAsking()).askAgain(typed, signal, services),
    askStored: async (asked, signal) => (await loadAsking()).askStored(asked, signal, services),
    isTrusted: () => isTrusted(services),
    canPayByPhone: config.phonePayment,
    addable: () => addableKinds(services),
    campusPaymentTypeId: () => (services.features().campusCard ? config.campusPaymentTypeId : null),
    today: () => Temporal.Now.plainDateISO().toString(),
  });
  return paymentSelectionMachine.provide({
    actors: {
      ...ports,
      giftCard: lazyLogic(giftCardFlow, services),
      payPal: lazyLogic(payPalFlow, services),
      paymentEntry: lazyLogic(paymentEntryFlow, services),
      wallet: lazyLogic(walletFlow, services),
    },
  });
}
