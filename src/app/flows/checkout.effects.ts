import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import type { FlowEffects, HandlersOf } from '../effects.ts';

const on: HandlersOf<typeof checkoutMachine> = {
  /** The cart on the server has the new time already (SUBMIT-12). */
  'order.rescheduled': ({ order }, { send }) => {
    send({ type: 'order.followed', order, previous: order });
    send({ type: 'cart.told', told: { type: 'order.rescheduled', order } });
  },
};

const submit: HandlersOf<typeof submitMachine> = {
  /** SUBMIT-09. */
  'submit.failed': ({ outcome, reasonCode }, { trackEvent }) => trackEvent('submitfailed', { outcome, reasonCode }),
};

export const checkoutEffects: FlowEffects = { name: 'checkout', on, inside: { submit } };
