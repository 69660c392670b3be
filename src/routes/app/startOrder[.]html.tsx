import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { readSetupWish } from './-setup-search.ts';
import { StartOrderPage } from './-start-order.tsx';

export const Route = createFileRoute('/app/startOrder.html')({
  validateSearch: readSetupWish,
  head: () => ({ meta: [{ title: text('title.startOrder') }] }),
  beforeLoad: async ({ context, search }) => (await import('./-begin-setup.ts')).beginSetup(context, search),
  onLeave: ({ context }) => context.app.send({ type: 'setup.left' }),
  component: StartOrderPage,
});
