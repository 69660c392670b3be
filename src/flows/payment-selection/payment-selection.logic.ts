import type { AddedKind } from '#domain/payment/added.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import { createCaptcha } from '#src/flows/gift-card/captcha.ports.ts';
import { createFailedInquiries } from '#src/flows/gift-card/failed-inquiries.ports.ts';
import { giftCardPorts } from '#src/flows/gift-card/gift-card.ports.ts';
import { paymentEntryFlow } from '#src/flows/payment-entry/payment-entry.flow.ts';
import { walletFlow } from '#src/flows/wallet/wallet.flow.ts';
import { payPalFlow } from '#src/flows/pay-pal/pay-pal.flow.ts';
import { browserClock } from '#src/flows/kit/clock.ports.ts';
import type { TabLock } from '#src/flows/submit/tab-lock.ports.ts';
import { lazyLogic } from '#src/app/define-flow.ts';
import { isTrusted } from '#src/app/session/is-trusted.ts';
import type { Services } from '#src/app/services.ts';
import { paymentSelectionPorts } from './payment-selection.ports.ts';

const pretend = async () => (await import('#sandbox/world/payment/captcha.ts')).PRETEND_ANSWER;
const loadScript = async (url: string) => (await import('#src/app/session/script.ts')).loadScript(url);

/** What can be added here. Its code comes where the site has anything to add. */
const addableKinds = async (services: Services): Promise<readonly AddedKind[]> => {
  const { sandbox, payPal, milStar, applePay, googlePay } = services.config;
  if (sandbox !== 'embedded' && !milStar && (payPal ?? applePay ?? googlePay) === null) return [];
  // Without its code nothing is offered, and what is stored still is.
  return import('#src/app/wallets/addable-kinds.ts').then((code) => code.addableKinds(services)).catch(() => []);
};

/** The choice of a payment with its ports, and the gift card inside. */
export function createPaymentSelection(services: Services, lock: TabLock) {
  const { config, sharedStorage } = services;
  const captcha = createCaptcha({ config, pretend, page: globalThis, loadScript });
  const inquiries = createFailedInquiries({ storage: sharedStorage, clock: browserClock });
  const giftCard = giftCardMachine.provide({
    actors: giftCardPorts({
      ...services,
      captcha,
      inquiries,
      lock,
    }),
  });
  const ports = paymentSelectionPorts({
    ...services,
    captcha,
    isBlocked: inquiries.isBlocked,
    isTrusted: () => isTrusted(services),
    canPayByPhone: config.phonePayment,
    addable: () => addableKinds(services),
    campusPaymentTypeId: () => (services.features().campusCard ? config.campusPaymentTypeId : null),
    today: () => Temporal.Now.plainDateISO().toString(),
  });
  return paymentSelectionMachine.provide({
    actors: {
      ...ports,
      giftCard,
      payPal: lazyLogic(payPalFlow, services),
      paymentEntry: lazyLogic(paymentEntryFlow, services),
      wallet: lazyLogic(walletFlow, services),
    },
  });
}
