import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

const load = () => import('./-links/unsubscribe-page.tsx');

/** A link in an email leads here; the root has put its token away. */
export const Route = createFileRoute('/app/unsubscribe.html')({
  head: () => ({ meta: [{ title: text('title.unsubscribe') }] }),
  loader: load,
  onEnter: ({ context, loaderData }) => loaderData?.enterPage(context),
  onStay: ({ context, loaderData }) => loaderData?.enterPage(context),
  onLeave: ({ context: { app } }) => app.getSnapshot().children.session?.send({ type: 'link.closed' }),
  component: lazyPage(async () => (await load()).UnsubscribePage),
});
