import { createFileRoute, redirect } from '@tanstack/react-router';

/** The front door: who has an order in hand goes on with it. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { app } }) => {
    throw redirect({ to: app.getSnapshot().context.order === null ? '/app/startOrder.html' : '/app/menu.html' });
  },
});
