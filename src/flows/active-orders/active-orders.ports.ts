import { fromPromise } from 'xstate';
import type { QueryClient } from '@tanstack/react-query';
import { keptOrders, nextKept } from '#domain/order/account-orders.ts';
import {
  activeOrderFrom,
  bySoonest,
  firstAfter,
  isActive,
  isOver,
  nextChange,
  type ActiveOrder,
  type OwnedOrder,
} from '#domain/order/active-orders.ts';
import { isTheirs } from '#domain/order/owner.ts';
import type { Viewer } from '#domain/order/viewer.ts';
import type { ReadOrdersResult, UntilChangedInput } from '#machines/active-orders/active-orders.types.ts';
import { cafeById } from '#src/api/cafe.ts';
import type { Client } from '#src/api/client.ts';
import { isPastOrders, pastOrdersIn } from '#src/api/loyalty.ts';
import { placedOrder } from '#src/api/order.ts';
import { isOrderUnknown } from '#src/api/placed-order.ts';
import { readCanceling } from '#src/flows/cancellation/canceling.ports.ts';
import type { cancelingIn } from '#src/flows/cancellation/canceling-record.ts';
import { abortWith } from '#src/flows/kit/abort-with.ts';
import { sleepUntil, type Clock } from '#src/flows/kit/clock.ports.ts';
import { browserPresence } from '#src/flows/kit/presence.ports.ts';

/** The orders that were placed in this browser. */
interface PlacedOrders {
  readonly orders: (viewer: Viewer) => readonly OwnedOrder[];
  readonly canceledIds: () => readonly string[];
  readonly knows: (cartId: string) => boolean;
  readonly add: (cartId: string, order: ActiveOrder | null, customerId: string | null) => void;
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
  /** Whose the order of a placed cart is; null: a guest's. */
  readonly placedBy: (cartId: string) => string | null;
  readonly isMember: () => boolean;
  /** Resolves with who is there, once that is known or cannot be. */
  readonly viewer: () => Promise<Viewer>;
  /** Orders whose cancellation was sent, and of which it is not known what became of it. */
  readonly canceling: Pick<ReturnType<typeof cancelingIn>, 'orders' | 'has' | 'remove' | 'onChange'>;
  /** Called for each of them that is canceled. */
  readonly onCanceled: (orderId: string) => void;
  readonly report: (fault: { readonly source: string; readonly message: string }) => void;
}

/** How long it takes until an order that could not be read, or that may still be canceled, is read again. */
const RETRY = { seconds: 15 };

/** Returns the ports of the active orders. */
export function activeOrdersPorts(sources: Sources) {
  const { call, queryClient, clock, placedOrders, placedCartId, onPlaced, placedBy, isMember, viewer, canceling, onCanceled, report } =
    sources;
  /** What is read beside the page opens no dialog: nothing that the guest does waits for it. */
  const quietCall: Client = (described, asked) => call(described, { ...asked, isQuiet: true });
  /**
   * Takes what was canceled out of the record. What is not known yet is read again: the cancellation may come late. An order that the server
   * does not know has nothing to wait for, and one that cannot be read keeps no other waiting.
   */
  async function settleCanceling(signal: AbortSignal) {
    if (!browserPresence.isHere()) return;
    for (const order of canceling.orders()) {
      if (signal.aborted) return;
      try {
        const { kind } = await readCanceling({ call: quietCall, queryClient, isMember, canceling }, order);
        if (kind === 'canceled') onCanceled(order.orderId);
      } catch (error) {
        if (isOrderUnknown(error)) canceling.remove(order.orderId);
        report({ source: 'orderDetails', message: String(error) });
      }
    }
  }
  /** Stores the order that was placed last, once: its cart and cafe say all that there is to know. Nothing of one that is gone meanwhile. */
  async function storePlaced(who: Viewer, signal: AbortSignal) {
    const cartId = placedCartId();
    if (cartId === null || placedOrders.knows(cartId) || !isTheirs(placedBy(cartId), who)) return;
    const cart = await queryClient.fetchQuery(placedOrder(call, cartId));
    const cafeId = cart.cafes[0]?.id;
    const cafe = cafeId === undefined ? null : await queryClient.fetchQuery(cafeById(call, cafeId));
    if (signal.aborted || placedCartId() !== cartId) return;
    placedOrders.add(cartId, cafe && activeOrderFrom({ cart, cafe }), placedBy(cartId));
  }

  return {
    readOrders: fromPromise<ReadOrdersResult, void>(async ({ signal }) => {
      const who = await viewer();
      // Without it the others are shown all the same; it is tried again soon.
      const isStored = await storePlaced(who, signal).then(
        () => true,
        (error: unknown) => {
          report({ source: 'placedOrder', message: String(error) });
          return false;
        },
      );
      await settleCanceling(signal);
      const now = clock.now();
      placedOrders.prune(now);
      const placed = placedOrders.orders(who);
      const past = who.kind === 'member' ? pastOrdersIn(queryClient) : [];
      const kept = who.kind === 'member' ? keptOrders(past, who.customerId, now) : [];
      const others = kept.filter((order) => !isOver(order, now) && !placed.some(({ orderId }) => orderId === order.orderId));
      const canceledIds = placedOrders.canceledIds();
      const orders = bySoonest([...placed, ...others]).filter(({ orderId }) => !canceledIds.includes(orderId));
      const changes = [
        nextChange(orders, now),
        nextKept(past, now),
        isStored && canceling.orders().length === 0 ? null : now.add(RETRY),
      ].filter((at) => at !== null);
      return {
        kind: 'read',
        orders,
        activeIds: orders.filter((order) => isActive(order, now)).map(({ orderId }) => orderId),
        changesAt: firstAfter(changes, now)?.toString() ?? null,
        canceledIds,
      };
    }),
    untilChanged: fromPromise<void, UntilChangedInput>(({ input: { at }, signal }) => {
      const over = abortWith(signal);
      const changed = new Promise<void>((resolve) => {
        const ends = [
          placedOrders.onChange(resolve),
          canceling.onChange(() => {
            if (canceling.orders().length > 0) void sleepUntil(clock, clock.now().add(RETRY).toString(), over.signal).then(resolve);
          }),
          onPlaced(() => {
            const cartId = placedCartId();
            if (cartId !== null && !placedOrders.knows(cartId)) resolve();
          }),
          queryClient.getQueryCache().subscribe(({ type, query }) => {
            if ((type === 'updated' || type === 'removed') && isPastOrders(query)) resolve();
          }),
        ];
        over.signal.addEventListener('abort', () => ends.forEach((stop) => stop()));
      });
      const due = at === null ? [] : [sleepUntil(clock, at, over.signal)];
      return Promise.race([changed, ...due]).finally(() => over.abort());
    }),
  };
}
