import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProductSearch } from '#domain/navigation/search.ts';
import { lazyPage } from '#src/views/kit/lazy-view.tsx';

export const Route = createFileRoute('/app/product/{$placardHash}.html')({
  validateSearch: ProductSearch,
  beforeLoad: async ({ context, params, search }) => {
    const { openProduct } = await import('./-open-product.ts');
    const placard = await openProduct(context, params.placardHash, search.line ?? null);
    if (placard === null) throw notFound();
    return { placard };
  },
  loader: ({ context: { placard } }) => ({ title: placard.name }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? '' }] }),
  onLeave: ({ context }) => context.app.send({ type: 'product.closed' }),
  component: lazyPage(async () => (await import('./-product-page.tsx')).ProductPage),
});
