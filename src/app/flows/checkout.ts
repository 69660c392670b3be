import * as v from 'valibot';
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

/** The checkout with the submission inside, so that a reload in the middle of an order comes back and asks what happened. */
export function checkoutFlow(around: Around) {
  const { clock, locks, sharedShelf, trackEvent } = around;
  const ports = submitPorts({
    ...around,
    submissions: createSubmissions(sharedShelf),
    lock: createTabLock({ locks, storage: sharedShelf, clock }),
  });
  const submit = whenStarted(submitMachine.provide({ actors: { ...ports, pause: waitingPorts(clock).pause } }), (actor) =>
    actor.on('submit.failed', ({ outcome, reasonCode }) => trackEvent('submitfailed', { outcome, reasonCode })),
  );
  return keep(
    checkoutMachine.provide({ actors: { ...checkoutPorts(around), submit } }),
    {
      flow: 'checkout',
      version: 2,
      context: v.looseObject({ cartId: v.string(), tip: v.number() }),
      fits: (context, input) => context.cartId === input.cartId,
    },
    around.tabShelf,
  );
}
