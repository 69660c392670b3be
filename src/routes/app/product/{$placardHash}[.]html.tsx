import { createFileRoute } from '@tanstack/react-router';
import { ProductSearch } from '#domain/navigation/search.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

export const Route = createFileRoute('/app/product/{$placardHash}.html')({
  validateSearch: ProductSearch,
  loaderDeps: ({ search: { cart, line, pick } }) => ({ cart, line, pick }),
  loader: async ({ context, params, deps }) => {
    context.preloadFlow('product');
    const { readProduct } = await import('./-read-product.ts');
    return readProduct(context, { hash: params.placardHash, ...deps });
  },
  head: ({ loaderData }) => ({ meta: loaderData && [{ title: loaderData.placard.name }] }),
  onEnter: ({ context, loaderData }) => loaderData?.open(context, loaderData.request),
  onStay: ({ context, loaderData }) => loaderData?.open(context, loaderData.request),
  onLeave: ({ context, loaderData }) => loaderData?.open(context, null),
  component: lazyPage(async () => (await import('./-product-page.tsx')).ProductPage),
});
