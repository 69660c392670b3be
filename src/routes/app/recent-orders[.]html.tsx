import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

export const Route = createFileRoute('/app/recent-orders.html')({
  head: () => ({ meta: [{ title: text('title.recents') }] }),
  component: lazyPage(async () => (await import('./-menu/recents-page.tsx')).RecentsPage),
});
