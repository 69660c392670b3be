import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { UnsubscribePage } from './-unsubscribe-page.tsx';

/** The page of the link under our e-mails; the root has put its token away (EMAILPREF-01). */
export const Route = createFileRoute('/app/unsubscribe.html')({
  head: () => ({ meta: [{ title: text('title.unsubscribe') }] }),
  beforeLoad: async ({ context: { app, flows } }) => {
    await flows.door();
    const { session } = app.getSnapshot().children;
    if (session?.getSnapshot().matches({ door: 'unsubscribe' }) === false) session.send({ type: 'unsubscribe.requested', tokenId: '' });
  },
  onLeave: ({ context: { app } }) => app.getSnapshot().children.session?.send({ type: 'door.closed' }),
  component: UnsubscribePage,
});
