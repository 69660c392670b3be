import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { beginSetup, readSetupWish } from './-begin-setup.ts';
import { StartOrderPage } from './-start-order.tsx';

export const Route = createFileRoute('/app/startOrder.html')({
  validateSearch: readSetupWish,
  head: () => ({ meta: [{ title: text('title.startOrder') }] }),
  beforeLoad: ({ context, search }) => beginSetup(context, search),
  onLeave: ({ context }) => context.app.send({ type: 'setup.left' }),
  component: StartOrderPage,
});
