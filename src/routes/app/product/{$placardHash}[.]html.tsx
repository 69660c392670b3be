import { createFileRoute } from '@tanstack/react-router';
import { ProductSearch } from '#domain/navigation/search.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

export const Route = createFileRoute('/app/product/{$placardHash}.html')({
  validateSearch: ProductSearch,
  loaderDeps: ({ search: { line, pick } }) => ({ line, pick }),
  loader: async ({ context, params, deps }) => {
    context.preloadFlow('product');
    const { readProduct } = await import('./-read-product.ts');
    return readProduct(context, { hash: params.placardHash, line: deps.line ?? null, pick: deps.pick ?? null });
  },
  head: ({ loaderData }) => ({ meta: loaderData && [{ title: loaderData.placard.name }] }),
  onEnter: ({ context, loaderData }) => loaderData?.open(context, loaderData.request),
  onStay: ({ context, loaderData }) => loaderData?.open(context, loaderData.request),
  onLeave: ({ context, loaderData }) => loaderData?.open(context, null),
  component: lazyPage(async () => (await import('./-product-page.tsx')).ProductPage),
});
