import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import { createSubmissions } from '#src/flows/submit/submission-record.ts';
import { keepChoice } from '#src/flows/payment-selection/choice-record.ports.ts';

const loadGivingUp = () => import('#src/flows/submit/abandoned-payment.effects.ts');

export const on: HandlersOf<typeof checkoutMachine> = {
  /** The order in hand has the new time while it is saved: it is known where the checkout is left meanwhile (SUBMIT-12). */
  'order.rescheduled': ({ order }, { actors, send }) => {
    actors.order.send({ type: 'order.synced', order, previous: order });
    send({ type: 'order.rescheduled', order });
  },
  'order.followed': async (_, { send }) => (await import('#src/flows/submit/followed-order.effects.ts')).sayFollowed(send),
  /** CHECKOUT-07. The first press has nothing to give up, and may find no connection to load code by. */
  'payment.replaced': async ({ cartId }, services) => {
    if (createSubmissions(services.sharedStorage).read(cartId) === null) return;
    await (await loadGivingUp()).giveUpPayment(cartId, services);
  },
};

const submit: HandlersOf<typeof submitMachine> = {
  /** SUBMIT-09. */
  'submit.failed': ({ outcome, reasonCode }, { actors, trackEvent }) => {
    trackEvent('submitfailed', { outcome, reasonCode });
    // The next press may have no connection.
    void loadGivingUp().catch(() => {});
    // Nothing was placed, by an earlier call either; the order in hand may have changed before that is known.
    if (outcome !== 'orderDiffers') actors.notices.send({ type: 'notice.withdrawn', subject: 'sentOrder' });
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
