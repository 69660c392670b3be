import { fromPromise } from 'xstate';
import type { QueryClient } from '@tanstack/react-query';
import {
  activeOrderFrom,
  bySoonest,
  isActive,
  isOver,
  isPastOrderKept,
  nextChange,
  type ActiveOrder,
} from '#domain/order/active-orders.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { PastOrder } from '#domain/order/past-order.ts';
import type { ReadOrdersResult, UntilChangedInput } from '#machines/active-orders/active-orders.types.ts';
import { cafeById } from '#src/api/cafe.ts';
import type { Client } from '#src/api/client.ts';
import { isPastOrders, pastOrdersKey } from '#src/api/loyalty.ts';
import { placedOrder } from '#src/api/order.ts';
import { readOrderState } from '#src/api/order-state.ts';
import type { cancelingIn } from '#src/flows/cancellation/canceling-record.ts';
import { sleepUntil, type Clock } from '#src/flows/kit/clock.ports.ts';

/** The orders that were placed in this browser. */
interface PlacedOrders {
  readonly orders: () => readonly ActiveOrder[];
  readonly remove: (orderId: string) => void;
  readonly knows: (cartId: string) => boolean;
  readonly add: (cartId: string, order: ActiveOrder | null, isMembers: boolean) => void;
  readonly prune: (now: Temporal.Instant) => void;
  readonly onChange: (listener: () => void) => () => void;
}

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly placedOrders: PlacedOrders;
  /** The cart of the order that was placed last; null: none. */
  readonly placedCartId: () => string | null;
  /** Calls the listener when that may have changed; returns what ends it. */
  readonly onPlaced: (listener: () => void) => () => void;
  readonly isMember: () => boolean;
  /** Orders whose cancellation was sent by a page that may have been left before the answer. */
  readonly canceling: Pick<ReturnType<typeof cancelingIn>, 'orders' | 'remove'>;
  readonly report: (fault: { readonly source: string; readonly message: string }) => void;
}

/** Returns the ports of the active orders. */
export function activeOrdersPorts(sources: Sources) {
  const { call, queryClient, clock, placedOrders, placedCartId, onPlaced, isMember, canceling, report } = sources;
  /** Of pages before this one, whose calls have ended with them. */
  let left = canceling.orders();
  /** Takes what was canceled out of the record. What cannot be read now is looked up with the next page. */
  async function settleCanceling() {
    const orders = left;
    left = [];
    for (const { orderId, number } of orders) {
      const { isCanceled } = await readOrderState({ call, queryClient }, { orderId, number, isMember: isMember() });
      if (isCanceled) placedOrders.remove(orderId);
      canceling.remove(orderId);
    }
  }
  /** Stores the order that was placed last, once: its cart and cafe say all that there is to know. */
  async function storePlaced() {
    const cartId = placedCartId();
    if (cartId === null || placedOrders.knows(cartId)) return;
    const cart = await queryClient.fetchQuery(placedOrder(call, cartId));
    const cafeId = cart.cafes[0]?.id;
    const cafe = cafeId === undefined ? null : await queryClient.fetchQuery(cafeById(call, cafeId));
    placedOrders.add(cartId, cafe && activeOrderFrom({ cart, cafe }), isMember());
  }
  /** Orders of the account, as far as they were loaded with it (SESSION-20). */
  const pastOrders = (): readonly ActiveOrder[] =>
    queryClient
      .getQueriesData<readonly PastOrder[]>({ queryKey: pastOrdersKey })
      .flatMap(([, orders]) => orders ?? [])
      .flatMap(({ active, placedAt }) => {
        if (active === null || placedAt === null) return [];
        const { timeZone, at, destination } = active;
        const placed = cafeTimeAt(Temporal.Instant.fromEpochMilliseconds(Date.parse(placedAt)), timeZone);
        return isPastOrderKept({ placedAt: placed, fulfilledAt: at, destination }, cafeTimeAt(clock.now(), timeZone).slice(0, 10))
          ? [active]
          : [];
      });

  return {
    readOrders: fromPromise<ReadOrdersResult, void>(async () => {
      // Without it the others are shown all the same; the next reading tries again.
      await storePlaced().catch((error: unknown) => report({ source: 'placedOrder', message: String(error) }));
      await settleCanceling().catch((error: unknown) => report({ source: 'orderDetails', message: String(error) }));
      const now = clock.now();
      placedOrders.prune(now);
      const placed = placedOrders.orders();
      const others = pastOrders().filter((order) => !isOver(order, now) && !placed.some(({ orderId }) => orderId === order.orderId));
      const orders = bySoonest([...placed, ...others]);
      return {
        kind: 'read',
        orders,
        activeIds: orders.filter((order) => isActive(order, now)).map(({ orderId }) => orderId),
        changesAt: nextChange(orders, now)?.toString() ?? null,
      };
    }),
    untilChanged: fromPromise<void, UntilChangedInput>(({ input: { at }, signal }) => {
      const over = new AbortController();
      const end = AbortSignal.any([signal, over.signal]);
      const changed = new Promise<void>((resolve) => {
        const ends = [
          placedOrders.onChange(resolve),
          onPlaced(() => {
            const cartId = placedCartId();
            if (cartId !== null && !placedOrders.knows(cartId)) resolve();
          }),
          queryClient.getQueryCache().subscribe(({ type, query }) => {
            if ((type === 'updated' || type === 'removed') && isPastOrders(query)) resolve();
          }),
        ];
        end.addEventListener('abort', () => ends.forEach((stop) => stop()));
      });
      const due = at === null ? [] : [sleepUntil(clock, at, end)];
      return Promise.race([changed, ...due]).finally(() => over.abort());
    }),
  };
}
