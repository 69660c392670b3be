import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { SetupSearch } from '#domain/navigation/search.ts';
import { lazyPage } from '#src/views/kit/lazy-view.tsx';

export const Route = createFileRoute('/app/startOrder.html')({
  validateSearch: SetupSearch,
  head: () => ({ meta: [{ title: text('title.startOrder') }] }),
  beforeLoad: async ({ context, search }) => (await import('./-begin-setup.ts')).beginSetup(context, search),
  onLeave: ({ context }) => context.app.send({ type: 'setup.left' }),
  component: lazyPage(async () => (await import('./-start-order.tsx')).StartOrderPage),
});
