import { createFileRoute, redirect } from '@tanstack/react-router';
import { SetupSearch } from '#domain/navigation/search.ts';

/** The older address of the same page (ROUTES-03). */
export const Route = createFileRoute('/app/startOrder')({
  validateSearch: SetupSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/app/startOrder.html', search, replace: true });
  },
});
