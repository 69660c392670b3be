import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/views/kit/lazy-view.tsx';

/** A link in an e-mail leads here; the root has put its token away. */
export const Route = createFileRoute('/app/unsubscribe.html')({
  head: () => ({ meta: [{ title: text('title.unsubscribe') }] }),
  beforeLoad: async ({ context }) => (await import('./-enter-link.ts')).enterLink(context, 'unsubscribe'),
  onLeave: ({ context: { app } }) => app.getSnapshot().children.session?.send({ type: 'link.closed' }),
  component: lazyPage(async () => (await import('./-unsubscribe-page.tsx')).UnsubscribePage),
});
