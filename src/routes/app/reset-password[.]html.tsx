import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { ResetPage } from './-reset-page.tsx';

/** The page of the link in the e-mail; the root has put its token away (SIGNUP-06). */
export const Route = createFileRoute('/app/reset-password.html')({
  head: () => ({ meta: [{ title: text('title.reset') }] }),
  beforeLoad: async ({ context: { app, flows } }) => {
    await flows.door();
    const { session } = app.getSnapshot().children;
    if (session?.getSnapshot().matches({ door: 'reset' }) === false) session.send({ type: 'reset.requested', tokenId: '' });
  },
  onLeave: ({ context: { app } }) => app.getSnapshot().children.session?.send({ type: 'door.closed' }),
  component: ResetPage,
});
