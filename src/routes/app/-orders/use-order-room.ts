import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Cart } from '#domain/cart/cart.ts';
import { activeOrderFrom } from '#domain/order/active-orders.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { arrivalTimeOf, isForCar } from '#domain/tracking/arrival.ts';
import { isFollowed } from '#domain/tracking/destination.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useFeatures } from '../../-shell/use-features.ts';
import type { useWatchedOrder } from './use-watched-order.ts';

type Watched = Pick<ReturnType<typeof useWatchedOrder>, 'arrival'>;

/** What of an order the page keeps room for, until it is there: nothing moves when it comes. Nothing where its code did not come. */
export function useOrderRoom({ arrival }: Watched, known: Parameters<typeof activeOrderFrom>[0] | null, { cartSummary }: Cart) {
  const { app, clock } = useRouteContext({ from: '__root__' });
  const { orderTracker } = useFeatures();
  const flow = useScreen(app, ({ children }) => children.activeOrders);
  const hasFailed = useSelector(flow, (snapshot: unknown) => isPending(snapshot) && snapshot.code === 'failed');
  const destination = cartSummary.destination ?? defaultDestination;
  const order = known && isForCar(destination) ? activeOrderFrom(known) : null;
  const isAsked = arrival === null || arrival.screen.kind === 'reading' || arrival.screen.kind === 'expected';
  return {
    isTrackerDue: orderTracker && !hasFailed && isFollowed(destination) && (known === null || activeOrderFrom(known) !== null),
    isArrivalDue: order !== null && !hasFailed && isAsked && arrivalTimeOf(order, clock.now()).kind === 'now',
  };
}
