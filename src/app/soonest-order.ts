import { keptOrders } from '#domain/order/account-orders.ts';
import { bySoonest, isOver, type OwnedOrder } from '#domain/order/active-orders.ts';
import { pastOrdersQuery } from '#src/api/loyalty.ts';
import { placedOrdersIn } from './storage/placed-orders.ts';
import type { RouterContext } from './router-context.ts';

type Context = Pick<
  RouterContext,
  'actors' | 'auth' | 'call' | 'clock' | 'knownFeatures' | 'queryClient' | 'report' | 'sharedStorage' | 'viewer'
>;

/** Returns the order that comes soonest, of those that were placed in this browser and those of the account; null where there is none. */
export async function soonestOrder(context: Context): Promise<OwnedOrder | null> {
  const { auth, clock, report, sharedStorage, viewer } = context;
  const ofAccount = await auth
    .member()
    .then(() => accountOrders(context))
    .catch((error: unknown) => {
      report({ source: 'orderStatus', message: String(error) });
      return [];
    });
  const placed = placedOrdersIn(sharedStorage);
  const canceledIds = placed.canceledIds();
  const known = [...placed.orders(viewer()), ...ofAccount].filter(
    (order) => !isOver(order, clock.now()) && !canceledIds.includes(order.orderId),
  );
  return bySoonest(known)[0] ?? null;
}

/** As the session asks for them, which is what answers where they are on their way. */
async function accountOrders({ actors, call, clock, knownFeatures, queryClient, viewer }: Context): Promise<readonly OwnedOrder[]> {
  const who = viewer();
  if (who.kind !== 'member') return [];
  const { orderHistoryCloud: isCloud } = await knownFeatures();
  const cafeId = actors.order.getSnapshot().context.order?.cafe.id ?? null;
  return keptOrders(await queryClient.fetchQuery(pastOrdersQuery(call, { cafeId, isCloud })), who.customerId, clock.now());
}
