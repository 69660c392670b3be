import { defineLazyFlow } from '#src/app/define-flow.ts';

/** What is offered on the way from the cart to the checkout. If its code cannot be loaded, the checkout opens. */
export const upsellFlow = defineLazyFlow({
  name: 'upsell',
  load: () => import('./upsell.logic.ts'),
  onLoadFailed: (_, { send, navigate }) => {
    send({ type: 'flow.closed', name: 'upsell' });
    navigate({ to: '/app/checkout.html' });
  },
});
