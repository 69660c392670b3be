import { createFileRoute } from '@tanstack/react-router';

import { text } from '#src/text/text.ts';
import { ProfilePage } from './-profile-page.tsx';

export const Route = createFileRoute('/en-us/my{$brand}/profile-and-settings/{$part}.html')({
  head: () => ({ meta: [{ title: text('title.profile') }] }),
  beforeLoad: async ({ context, params, location }) => (await import('./-enter-profile.ts')).enterProfile(context, params, location),
  onLeave: ({ context }) => context.app.getSnapshot().children.session?.send({ type: 'profile.closed' }),
  component: ProfilePage,
});
