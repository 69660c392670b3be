import { defineLazyFlow } from '#src/app/define-flow.ts';

/** What is offered on the way from the cart to the checkout. Code that does not come is in nobody's way: the checkout opens. */
export const upsellFlow = defineLazyFlow({
  name: 'upsell',
  load: () => import('./upsell.logic.ts'),
  onLoadFailed: (_, { send, navigate }) => {
    send({ type: 'flow.closed', name: 'upsell' });
    navigate({ to: '/app/checkout.html' });
  },
});
