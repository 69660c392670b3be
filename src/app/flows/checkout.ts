import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { submitMachine } from '#machines/submit/submit.machine.ts';
import { checkoutPorts } from '#src/ports/checkout.ts';
import { browserClock, waitingPorts } from '#src/ports/clock.ts';
import { submitPorts } from '#src/ports/submit.ts';
import { createSubmissions } from '#src/ports/submissions.ts';
import { createTabLock } from '#src/ports/tab-lock.ts';
import type { Services } from '../services.ts';
import { keep } from '../keep.ts';

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

/** States of a submission that go on to ask what came of it; any other says what another tab may have changed since. */
const asking = ['intending', 'waiting', 'unknown'] as const;

/** The checkout with the submission inside, so that a reload in the middle of an order comes back and asks what happened. */
export function checkoutFlow(services: Services) {
  const { clock, locks, sharedShelf } = services;
  const submissions = createSubmissions(sharedShelf);
  const ports = submitPorts({
    ...services,
    submissions,
    lock: createTabLock({ locks, storage: sharedShelf, clock: browserClock }),
  });
  const submit = submitMachine.provide({ actors: { ...ports, pause: waitingPorts(clock).pause } });
  return keep(
    checkoutMachine.provide({ actors: { ...checkoutPorts(services), submit } }),
    {
      flow: 'checkout',
      version: 5,
      context: v.looseObject({
        cartId: v.string(),
        total: v.nullable(v.number()),
        typed: TypedDetailsSchema,
        tipPercent: v.nullable(v.number()),
        pricedTip: v.number(),
      }),
      // Only a submission that was sent goes on, to ask what came of it, and for the order as it is now. A form is priced anew, and
      // an order that was not sent, or a call that is to be repeated, needs another press.
      fits: (context, input, snapshot) => {
        const submission = submissions.read(input.cartId);
        const { submit: child } = snapshot.children as Readonly<Record<string, ActorRefFrom<typeof submitMachine> | undefined>>;
        const former = child?.getSnapshot();
        const isAsked = submission?.outcome === 'open' && submission.sentAt !== null && submission.sentAt !== former?.context.judgedSentAt;
        return (
          asking.some((state) => former?.matches(state)) &&
          isAsked &&
          context.cartId === input.cartId &&
          JSON.stringify(context.order) === JSON.stringify(input.order)
        );
      },
      inherit: ({ cartId, typed, isReturn, tipPercent, pricedTip }, input) =>
        cartId === input.cartId ? { ...input, typed, isReturn, tipChoice: { percent: tipPercent, tip: pricedTip } } : input,
      outlasts: ({ kind }) => kind !== 'placed',
    },
    services.tabShelf,
  );
}
