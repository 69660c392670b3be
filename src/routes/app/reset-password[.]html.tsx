import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

const load = () => import('./-links/reset-page.tsx');

/** A link in an email leads here; the root has put its token away. */
export const Route = createFileRoute('/app/reset-password.html')({
  head: () => ({ meta: [{ title: text('title.reset') }] }),
  loader: load,
  onEnter: ({ context, loaderData }) => loaderData?.enterPage(context),
  onStay: ({ context, loaderData }) => loaderData?.enterPage(context),
  onLeave: ({ context: { app } }) => app.getSnapshot().children.session?.send({ type: 'link.closed' }),
  component: lazyPage(async () => (await load()).ResetPage),
});
