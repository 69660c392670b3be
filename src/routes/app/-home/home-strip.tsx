import { useRouteContext } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { hasPlacedOrders } from '#src/flows/active-orders/placed-key.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';

const LiveOrders = lazyExtra(async () => (await import('../-orders/live-orders.tsx')).LiveOrders);

/** Loads the strip where this browser knows of an order: one that came later would push all of the page down. */
export const loadStrip = (context: Pick<RouterContext, 'sharedStorage'>) =>
  hasPlacedOrders(context) && LiveOrders.preload().catch(() => {});

/** The orders on their way, where there may be any. */
export function HomeStrip() {
  const context = useRouteContext({ from: '__root__' });
  const isFollowing = useScreen(context.app, ({ children }) => children.activeOrders !== undefined);
  return (isFollowing || hasPlacedOrders(context)) && <LiveOrders />;
}
