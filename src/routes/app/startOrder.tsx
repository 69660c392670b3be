import { createFileRoute, redirect } from '@tanstack/react-router';
import { readSetupWish } from './-setup-search.ts';

/** The older address of the same page (ROUTES-03). */
export const Route = createFileRoute('/app/startOrder')({
  validateSearch: readSetupWish,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/app/startOrder.html', search, replace: true });
  },
});
