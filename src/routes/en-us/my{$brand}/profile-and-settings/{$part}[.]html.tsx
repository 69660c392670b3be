import { createFileRoute, redirect } from '@tanstack/react-router';
import { reauthFor } from '#domain/navigation/entry.ts';
import { isProfilePart } from '#domain/navigation/profile-parts.ts';

import { text } from '#src/text/text.ts';
import { memberIn } from '../../../-member-in.ts';
import { ProfilePage } from './-profile-page.tsx';

export const Route = createFileRoute('/en-us/my{$brand}/profile-and-settings/{$part}.html')({
  head: () => ({ meta: [{ title: text('title.profile') }] }),
  beforeLoad: async ({ context, params, location }) => {
    const { app, flows, door, visit } = context;
    if (!isProfilePart(params.part)) throw redirect({ to: '.', params: { ...params, part: 'profile' } });
    const member = await memberIn(app);
    if (member === null) return void door.signIn({ isGuestAllowed: false, redirectTo: location.href });
    if (reauthFor(location.pathname, member) !== null) {
      void door.askAgain(location.href);
      // They stay where they are until they have answered (ROUTES-35).
      const page = visit.recent().at(-1);
      if (page !== undefined && page !== location.href) throw redirect({ href: page });
      return;
    }
    await flows.profile();
    app.getSnapshot().children.session?.send({ type: 'profile.opened' });
  },
  onLeave: ({ context }) => context.app.getSnapshot().children.session?.send({ type: 'profile.closed' }),
  component: ProfilePage,
});
