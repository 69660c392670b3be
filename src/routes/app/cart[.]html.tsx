import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';
import { PageLoading } from '#src/pages/shell/PageLoading.tsx';

export const Route = createFileRoute('/app/cart.html')({
  head: () => ({ meta: [{ title: text('title.cart') }] }),
  loader: ({ context }) => context.preloadFlow('cart'),
  pendingComponent: () => <PageLoading heading={text('title.cart')} />,
  component: lazyPage(async () => (await import('./-cart/cart-page.tsx')).CartRoute),
});
