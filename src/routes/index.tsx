import { createFileRoute, redirect } from '@tanstack/react-router';

/** The front door: an order in hand goes on. What the address asks for goes along. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { app } }) => {
    const to = app.getSnapshot().context.order === null ? '/app/startOrder.html' : '/app/menu.html';
    throw redirect({ to, search: true, hash: true, replace: true });
  },
});
