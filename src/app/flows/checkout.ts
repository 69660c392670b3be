import * as v from 'valibot';
import type { AppEvent } from '#machines/app/app.types.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { submitMachine } from '#machines/submit/submit.machine.ts';
import { checkoutPorts } from '#src/ports/checkout.ts';
import { waitingPorts } from '#src/ports/clock.ts';
import { submitPorts } from '#src/ports/submit.ts';
import { createSubmissions } from '#src/ports/submissions.ts';
import { createTabLock } from '#src/ports/tab-lock.ts';
import type { Around } from '../around.ts';
import { keep } from '../keep.ts';
import { whenStarted } from '../when-started.ts';

const TypedDetailsSchema = v.partial(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    smsOptIn: v.boolean(),
    parkingSpot: v.string(),
    specialInstructions: v.string(),
  }),
);

/** The checkout with the submission inside, so that a reload in the middle of an order comes back and asks what happened. */
export function checkoutFlow(around: Around, send: (event: AppEvent) => void) {
  const { clock, locks, sharedShelf, trackEvent } = around;
  const ports = submitPorts({
    ...around,
    submissions: createSubmissions(sharedShelf),
    lock: createTabLock({ locks, storage: sharedShelf, clock }),
  });
  const submit = whenStarted(submitMachine.provide({ actors: { ...ports, pause: waitingPorts(clock).pause } }), (actor) =>
    actor.on('submit.failed', ({ outcome, reasonCode }) => trackEvent('submitfailed', { outcome, reasonCode })),
  );
  const checkout = keep(
    checkoutMachine.provide({ actors: { ...checkoutPorts(around), submit } }),
    {
      flow: 'checkout',
      version: 3,
      context: v.looseObject({ cartId: v.string(), total: v.nullable(v.number()), typed: TypedDetailsSchema }),
      // Only a submission goes on where it was: a form is priced anew, for the order as it is now.
      fits: (context, input, snapshot) => context.cartId === input.cartId && snapshot.matches('submitting'),
      inherit: ({ cartId, typed, isReturn }, input) => (cartId === input.cartId ? { ...input, typed, isReturn } : input),
      outlasts: ({ kind }) => kind === 'left',
    },
    around.tabShelf,
  );
  return whenStarted(checkout, (actor) =>
    actor.on('order.rescheduled', ({ order }) => {
      send({ type: 'order.followed', order, previous: order });
      send({ type: 'cart.told', told: { type: 'order.rescheduled', order } });
    }),
  );
}
