import { useRouteContext } from '@tanstack/react-router';
import { bySoonest, isActive, laterOrders, type OwnedOrder } from '#domain/order/active-orders.ts';
import { isTheirs } from '#domain/order/owner.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { ActiveOrderRow } from '#src/flows/active-orders/ActiveOrderRow.tsx';
import { ActiveOrdersView } from '#src/flows/active-orders/ActiveOrdersView.tsx';
import { LaterOrders } from '#src/flows/active-orders/LaterOrders.tsx';
import { readPlaced } from '#src/flows/active-orders/placed-record.ts';
import { useViewer } from '../../-shell/use-viewer.ts';
import { HelpBanner } from './help-banner.tsx';

/**
 * The active orders that this browser has stored, by what was promised, as long as the flow that follows them is on its way. Where one may be the
 * member's of whom it is not known yet who they are, room is kept for all.
 */
export function PlacedOrders() {
  const { clock, sharedStorage } = useRouteContext({ from: '__root__' });
  const viewer = useViewer();
  const known = readPlaced(sharedStorage).orders;
  const active = known.filter((order) => isActive(order, clock.now()));
  const theirs = active.filter(({ customerId }) => isTheirs(customerId, viewer));
  const isComing = viewer.kind === 'unknown' && theirs.length < active.length;
  const orders = bySoonest(isComing ? active : theirs);
  const later = laterOrders(
    known.filter(({ customerId }) => isTheirs(customerId, viewer)),
    clock.now(),
  );
  const placed = (order: OwnedOrder) => ({ order, now: cafeTimeAt(clock.now(), order.timeZone) });
  return (
    <>
      <ActiveOrdersView isComing={isComing}>
        {orders.map((order) => (
          <ActiveOrderRow key={order.orderId} {...placed(order)} tracker={null} isOneOfSeveral={orders.length > 1} />
        ))}
      </ActiveOrdersView>
      <LaterOrders orders={later.map(placed)} />
      {!isComing && <HelpBanner orders={orders} />}
    </>
  );
}
