import { createFileRoute, redirect } from '@tanstack/react-router';

/** The front door, from which an order in hand can be gone on with. Parameters of the address are kept. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/app/home.html', search: true, hash: true, replace: true });
  },
});
