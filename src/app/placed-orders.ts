import { isOver, type ActiveOrder } from '#domain/order/active-orders.ts';
import { PLACED_KEY as KEY } from '#src/flows/active-orders/placed-key.ts';
import { readPlaced, type PlacedRecord } from '#src/flows/active-orders/placed-record.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';
import type { KeyValueStorage } from './storage.ts';

/** Listeners in this tab: a browser tells only the other tabs. */
const listenersOf = new WeakMap<KeyValueStorage, Set<() => void>>();

function listenersIn(storage: KeyValueStorage): Set<() => void> {
  const known = listenersOf.get(storage) ?? new Set<() => void>();
  listenersOf.set(storage, known);
  return known;
}

/** The orders that were placed in this browser and are not over, which all tabs share (ACTIVE-05). */
export function placedOrdersIn(storage: KeyValueStorage) {
  const listeners = listenersIn(storage);
  const read = () => readPlaced(storage);
  function change(how: (before: PlacedRecord) => PlacedRecord) {
    const text = JSON.stringify(how(read()));
    if (text === storage.getItem(KEY)) return;
    storage.setItem(KEY, text);
    for (const listener of listeners) listener();
  }
  return {
    orders: (): readonly ActiveOrder[] => read().orders,
    /** Whether the order of a cart was looked at, stored or not. */
    knows: (cartId: string): boolean => read().lastCartId === cartId || read().orders.some((order) => order.cartId === cartId),
    /** Adds the order of a cart; null: the cart has none that can be followed. An order at a table is not stored (ACTIVE-04). */
    add: (cartId: string, order: ActiveOrder | null, isMembers: boolean) =>
      change(({ orders }) => ({
        lastCartId: cartId,
        orders:
          order === null || order.destination === 'DINEIN'
            ? orders
            : [...orders.filter(({ orderId }) => orderId !== order.orderId), { ...order, isMembers }],
      })),
    /** Removes an order that was canceled. */
    remove: (orderId: string) =>
      change(({ orders, ...rest }) => ({ ...rest, orders: orders.filter((order) => order.orderId !== orderId) })),
    /** Removes what is over. */
    prune: (now: Temporal.Instant) => change(({ orders, ...rest }) => ({ ...rest, orders: orders.filter((order) => !isOver(order, now)) })),
    /** Removes what a member placed (SESSION-07). */
    forgetMembers: () => change(({ orders, ...rest }) => ({ ...rest, orders: orders.filter(({ isMembers }) => !isMembers) })),
    /** Calls the listener when this tab or another one has changed the record; returns what ends it. */
    onChange(listener: () => void) {
      listeners.add(listener);
      const stopFollowing = onSharedWrite((key) => key === KEY && listener());
      return () => {
        listeners.delete(listener);
        stopFollowing();
      };
    },
  };
}
