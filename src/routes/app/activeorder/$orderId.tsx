import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

export const Route = createFileRoute('/app/activeorder/$orderId')({
  head: () => ({ meta: [{ title: text('shell.order') }] }),
  component: lazyPage(async () => (await import('./-active-order-page.tsx')).ActiveOrderPage),
});
