import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProductPage } from './-product-page.tsx';

export const Route = createFileRoute('/app/product/{$placardHash}.html')({
  validateSearch: ({ line }: { line?: string }): { line?: string | undefined } => ({ line }),
  beforeLoad: async ({ context, params, search }) => {
    const { openProduct } = await import('./-open-product.ts');
    const placard = await openProduct(context, params.placardHash, search.line ?? null);
    if (placard === null) throw notFound();
    return { placard };
  },
  loader: ({ context: { placard } }) => ({ title: placard.name }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? '' }] }),
  onLeave: ({ context }) => context.app.send({ type: 'product.closed' }),
  component: Page,
});

function Page() {
  const { placard } = Route.useRouteContext();
  return <ProductPage placard={placard} />;
}
