import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';
import { ConfirmationError } from './-orders/confirmation-error.tsx';

export const Route = createFileRoute('/app/confirmation.html')({
  loader: ({ context: { actors } }) => actors.order.getSnapshot().context.placedCartId,
  head: ({ loaderData }) => ({ meta: [{ title: text(loaderData ? 'title.confirmation' : 'shell.order') }] }),
  errorComponent: ConfirmationError,
  component: lazyPage(async () => (await import('./-orders/confirmation.tsx')).ConfirmationPage),
});
