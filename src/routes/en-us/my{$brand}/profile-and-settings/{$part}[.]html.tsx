import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

export const Route = createFileRoute('/en-us/my{$brand}/profile-and-settings/{$part}.html')({
  beforeLoad: async ({ context, params, location, preload }) =>
    (await import('./-profile-entry.ts')).profileEntry(context, params, { ...location, preload }),
  loader: ({ context: { title } }) => ({ title }),
  head: ({ loaderData }) => ({ meta: loaderData && [{ title: loaderData.title }] }),
  onEnter: ({ context, status }) => status === 'success' && context.enter({ isArrival: true }),
  onStay: ({ context, status }) => status === 'success' && context.enter({ isArrival: false }),
  onLeave: ({ context }) => context.app.getSnapshot().children.session?.send({ type: 'profile.closed' }),
  component: lazyPage(async () => (await import('./-profile-page.tsx')).ProfilePage),
});
