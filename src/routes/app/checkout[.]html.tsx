import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';

const load = () => import('./-cart/settle-cart.ts');

export const Route = createFileRoute('/app/checkout.html')({
  head: () => ({ meta: [{ title: text('title.checkout') }] }),
  beforeLoad: async ({ context, preload }) => (await load()).enterCheckout(context, preload),
  loader: ({ context }) => {
    context.preloadFlow('checkout');
    return load();
  },
  onEnter: ({ context, loaderData }) => loaderData?.openCheckout(context),
  onStay: ({ context, loaderData }) => loaderData?.openCheckout(context),
  onLeave: ({ context }) => context.actors.order.send({ type: 'checkout.left' }),
  pendingComponent: () => <PageLoading heading={text('title.checkout')} />,
  component: lazyPage(async () => (await import('./-checkout/checkout-page.tsx')).CheckoutPage),
});
