import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '#src/views/kit/lazy-view.tsx';

export const Route = createFileRoute('/en-us/my{$brand}/profile-and-settings/{$part}.html')({
  beforeLoad: async ({ context, params, location: { pathname, href }, cause }) =>
    (await import('./-enter-profile.ts')).enterProfile(context, params, { pathname, href, cause }),
  loader: ({ context: { title } }) => ({ title }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? '' }] }),
  onLeave: ({ context }) => context.app.getSnapshot().children.session?.send({ type: 'profile.closed' }),
  component: lazyPage(async () => (await import('./-profile-page.tsx')).ProfilePage),
});
