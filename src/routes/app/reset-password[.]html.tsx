import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/views/kit/lazy-view.tsx';

/** A link in an e-mail leads here; the root has put its token away. */
export const Route = createFileRoute('/app/reset-password.html')({
  head: () => ({ meta: [{ title: text('title.reset') }] }),
  beforeLoad: async ({ context }) => (await import('./-enter-link.ts')).enterLink(context, 'reset'),
  onLeave: ({ context: { app } }) => app.getSnapshot().children.session?.send({ type: 'link.closed' }),
  component: lazyPage(async () => (await import('./-reset-page.tsx')).ResetPage),
});
