import * as v from 'valibot';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { submitMachine } from '#machines/submit/submit.machine.ts';
import { checkoutPorts } from '#src/ports/checkout.ts';
import { waitingPorts } from '#src/ports/clock.ts';
import { submitPorts } from '#src/ports/submit.ts';
import type { Around } from '../around.ts';
import { keep } from '../keep.ts';

/** The checkout with the submission inside, so that a reload in the middle of an order comes back and asks what happened. */
export const checkoutFlow = (around: Around) =>
  keep(
    checkoutMachine.provide({
      actors: {
        ...checkoutPorts(around),
        submit: submitMachine.provide({ actors: { ...submitPorts(around), pause: waitingPorts(around.clock).pause } }),
      },
    }),
    {
      flow: 'checkout',
      version: 1,
      context: v.looseObject({ cartId: v.string(), tip: v.number() }),
      fits: (context, input) => context.cartId === input.cartId,
    },
    around.tabShelf,
  );
