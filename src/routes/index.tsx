import { createFileRoute, redirect } from '@tanstack/react-router';

/** The front door: who has an order in hand goes on with it. What the address asks for goes along. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { app }, location: { searchStr, hash } }) => {
    const page = app.getSnapshot().context.order === null ? '/app/startOrder.html' : '/app/menu.html';
    throw redirect({ href: `${page}${searchStr}${hash && `#${hash}`}`, replace: true });
  },
});
