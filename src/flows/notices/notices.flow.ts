import { noticesMachine } from '#machines/notices/notices.machine.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { defineFlow } from '#src/app/define-flow.ts';

export const noticesFlow = defineFlow({
  name: 'notices',
  createLogic: ({ clock }) => noticesMachine.provide({ actors: { pause: waitingPorts(clock).pause } }),
  on: {
    /** The actions that notices offer, by name. */
    'action.taken': ({ name }, { actors, navigate }) => {
      if (name === 'cart') navigate({ to: '/app/cart.html' });
      if (name === 'checkout') navigate({ to: '/app/checkout.html' });
      if (name === 'placedOrder') navigate({ to: '/app/confirmation.html' });
      if (name === 'cart.retry') actors.cart.send({ type: 'change.retried' });
      if (name === 'signInAgain') actors.session.send({ type: 'auth.reopened' });
    },
  },
});
