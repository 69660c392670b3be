import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects to the home page with the parameters of the address. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/app/home.html', search: true, hash: true, replace: true });
  },
});
