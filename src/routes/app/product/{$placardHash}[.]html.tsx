import { createFileRoute } from '@tanstack/react-router';
import { ProductSearch } from '#domain/navigation/search.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

export const Route = createFileRoute('/app/product/{$placardHash}.html')({
  validateSearch: ProductSearch,
  loaderDeps: ({ search: { line } }) => ({ line }),
  loader: async ({ context, params, deps }) => {
    context.preloadFlow('product');
    const { openProduct, readProduct } = await import('./-open-product.ts');
    return { ...(await readProduct(context, { hash: params.placardHash, line: deps.line ?? null })), open: openProduct };
  },
  head: ({ loaderData }) => ({ meta: loaderData && [{ title: loaderData.placard.name }] }),
  onEnter: ({ context, loaderData }) => loaderData?.open(context, loaderData.input),
  onStay: ({ context, loaderData }) => loaderData?.open(context, loaderData.input),
  onLeave: ({ context }) => context.app.send({ type: 'flow.closed', name: 'product' }),
  component: lazyPage(async () => (await import('./-product-page.tsx')).ProductPage),
});
