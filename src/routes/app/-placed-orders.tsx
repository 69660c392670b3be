import { useRouteContext } from '@tanstack/react-router';
import { bySoonest, isActive } from '#domain/order/active-orders.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { ActiveOrderRow } from '#src/flows/active-orders/ActiveOrderRow.tsx';
import { ActiveOrdersView } from '#src/flows/active-orders/ActiveOrdersView.tsx';
import { readPlaced } from '#src/flows/active-orders/placed-record.ts';
import { HelpBanner } from './-help-banner.tsx';

/** The active orders that this browser has stored, by what was promised, as long as the flow that follows them is on its way. */
export function PlacedOrders() {
  const { clock, sharedStorage } = useRouteContext({ from: '__root__' });
  const orders = bySoonest(readPlaced(sharedStorage).orders.filter((order) => isActive(order, clock.now())));
  if (orders.length === 0) return null;
  return (
    <>
      <ActiveOrdersView>
        {orders.map((order) => (
          <ActiveOrderRow key={order.orderId} order={order} tracker={null} now={cafeTimeAt(clock.now(), order.timeZone)} />
        ))}
      </ActiveOrdersView>
      <HelpBanner orders={orders} />
    </>
  );
}
