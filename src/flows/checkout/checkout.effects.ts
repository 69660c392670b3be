import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import { keepChoice } from '#src/flows/payment-selection/choice-record.ports.ts';

export const on: HandlersOf<typeof checkoutMachine> = {
  /** The cart on the server has the new time already (SUBMIT-12). */
  'order.rescheduled': ({ order }, { actors, send }) => {
    actors.order.send({ type: 'order.synced', order, previous: order });
    send({ type: 'order.rescheduled', order });
  },
  'order.followed': async (_, { send }) => (await import('#src/flows/submit/followed-order.effects.ts')).sayFollowed(send),
  /** CHECKOUT-07. */
  'payment.replaced': async ({ cartId }, services) =>
    (await import('#src/flows/submit/abandoned-payment.effects.ts')).giveUpPayment(cartId, services),
};

const submit: HandlersOf<typeof submitMachine> = {
  /** SUBMIT-09. */
  'submit.failed': ({ outcome, reasonCode }, { actors, trackEvent }) => {
    trackEvent('submitfailed', { outcome, reasonCode });
    // Nothing was placed, by an earlier call either.
    actors.notices.send({ type: 'notice.withdrawn', subject: 'sentOrder' });
  },
  /** SUBMIT-16. */
  'home.opened': (_, { navigate }) => navigate({ to: '/' }),
};

const paymentSelection: HandlersOf<typeof paymentSelectionMachine> = {
  'payment.chosen': keepChoice,
  /** C-96. */
  'storedPayment.failed': (_, { trackEvent }) => trackEvent('storedpaymentfailed', {}),
};

export const inside = { submit, paymentSelection };
