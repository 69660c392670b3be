import { createFileRoute, redirect } from '@tanstack/react-router';

/** Start page: an order in hand is continued. Parameters of the address are kept. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { app } }) => {
    const to = app.getSnapshot().context.order === null ? '/app/startOrder.html' : '/app/menu.html';
    throw redirect({ to, search: true, hash: true, replace: true });
  },
});
