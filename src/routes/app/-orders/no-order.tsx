import { useRouteContext } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { NoOrderView } from '#src/pages/confirmation/NoOrderView.tsx';

/** No order to show: it may be one of the account of a guest who has not signed in. */
export function NoOrder(props: Omit<ComponentProps<typeof NoOrderView>, 'onSignIn'>) {
  const { app, auth } = useRouteContext({ from: '__root__' });
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  return <NoOrderView {...props} onSignIn={isMember ? null : () => auth.signIn()} />;
}
