import type { submitMachine } from '#machines/submit/submit.machine.ts';
import { defineLazyFlow } from '#src/app/define-flow.ts';
import type { HandlersOf } from '#src/app/effects.ts';

const submit: HandlersOf<typeof submitMachine> = {
  /** SUBMIT-09. */
  'submit.failed': ({ outcome, reasonCode }, { actors, trackEvent }) => {
    trackEvent('submitfailed', { outcome, reasonCode });
    // Nothing was placed, by an earlier call either.
    actors.notices.send({ type: 'notice.withdrawn', subject: 'sentOrder' });
  },
};

/** The checkout with the submission inside; a reload in the middle of an order asks the server what came of it. */
export const checkoutFlow = defineLazyFlow({
  name: 'checkout',
  load: () => import('./checkout.logic.ts'),
  on: {
    /** The cart on the server has the new time already (SUBMIT-12). */
    'order.rescheduled': ({ order }, { actors, send }) => {
      actors.order.send({ type: 'order.synced', order, previous: order });
      send({ type: 'order.rescheduled', order });
    },
  },
  inside: { submit },
});
