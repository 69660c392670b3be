import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import type { HandlersOf } from '#src/app/effects.ts';

export const on: HandlersOf<typeof checkoutMachine> = {
  /** The cart on the server has the new time already (SUBMIT-12). */
  'order.rescheduled': ({ order }, { actors, send }) => {
    actors.order.send({ type: 'order.synced', order, previous: order });
    send({ type: 'order.rescheduled', order });
  },
};

const submit: HandlersOf<typeof submitMachine> = {
  /** SUBMIT-09. */
  'submit.failed': ({ outcome, reasonCode }, { actors, trackEvent }) => {
    trackEvent('submitfailed', { outcome, reasonCode });
    // Nothing was placed, by an earlier call either.
    actors.notices.send({ type: 'notice.withdrawn', subject: 'sentOrder' });
  },
};
export const inside = { submit };
