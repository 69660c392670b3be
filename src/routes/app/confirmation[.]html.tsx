import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { ConfirmationPage } from './-confirmation.tsx';

export const Route = createFileRoute('/app/confirmation.html')({
  head: () => ({ meta: [{ title: text('title.confirmation') }] }),
  component: ConfirmationPage,
});
