import { createFileRoute, redirect } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/views/kit/lazy-view.tsx';

export const Route = createFileRoute('/app/checkout.html')({
  head: () => ({ meta: [{ title: text('title.checkout') }] }),
  beforeLoad: async ({ context }) => {
    const { order, cartId } = context.app.getSnapshot().context;
    if (order === null) throw redirect({ to: '/app/startOrder.html' });
    if (cartId === null) throw redirect({ to: '/app/cart.html' });
    await (await import('./-open-checkout.ts')).openCheckout(context);
  },
  onLeave: ({ context }) => context.app.send({ type: 'checkout.left' }),
  component: lazyPage(async () => (await import('./-checkout-page.tsx')).CheckoutPage),
});
