import { isOver, type ActiveOrder, type OwnedOrder } from '#domain/order/active-orders.ts';
import { isTheirs, ownerOnceKnown } from '#domain/order/owner.ts';
import type { Viewer } from '#domain/order/viewer.ts';
import { PLACED_KEY as KEY } from '#src/flows/active-orders/placed-key.ts';
import { nothingPlaced, readPlaced, type PlacedRecord } from '#src/flows/active-orders/placed-record.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';
import type { KeyValueStorage } from './storage.ts';

/** As many as a member cancels in a day. */
const MOST_CANCELED = 10;
/** More than the tabs of a browser, each of which knows one. */
const MOST_CARTS = 50;

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
    if (text === (storage.getItem(KEY) ?? JSON.stringify(nothingPlaced))) return;
    storage.setItem(KEY, text);
    for (const listener of listeners) listener();
  }
  return {
    /** Those that a viewer may see: a member's are shown to that member alone. */
    orders: (viewer: Viewer): readonly OwnedOrder[] => read().orders.filter(({ customerId }) => isTheirs(customerId, viewer)),
    canceledIds: (): readonly string[] => read().canceledIds,
    /** Whether the order of a cart was looked at, stored or not. */
    knows: (cartId: string): boolean => [...read().carts, ...read().orders].some((known) => known.cartId === cartId),
    /**
     * Adds the order of a cart; null: the cart has none that can be followed. `customerId`: whose it is; null: a guest's. An order at a table is
     * not stored (ACTIVE-04).
     */
    add: (cartId: string, order: ActiveOrder | null, customerId: string | null) =>
      change(({ orders, carts, ...rest }) => ({
        ...rest,
        carts: [...carts.filter((cart) => cart.cartId !== cartId), { cartId, customerId }].slice(-MOST_CARTS),
        orders:
          order === null || order.destination === 'DINEIN'
            ? orders
            : [...orders.filter(({ orderId }) => orderId !== order.orderId), { ...order, customerId }],
      })),
    /** Removes an order that was canceled, and remembers that it was; of a guest, only one that was placed as a guest (SESSION-07). */
    cancel: (orderId: string, viewer: Viewer) =>
      change(({ orders, canceledIds, ...rest }) => ({
        ...rest,
        orders: orders.filter((order) => order.orderId !== orderId),
        canceledIds:
          viewer.kind === 'guest' && !orders.some((order) => order.orderId === orderId && order.customerId === null)
            ? canceledIds
            : [...canceledIds.filter((id) => id !== orderId), orderId].slice(-MOST_CANCELED),
      })),
    /** Removes what is over. */
    prune: (now: Temporal.Instant) => change(({ orders, ...rest }) => ({ ...rest, orders: orders.filter((order) => !isOver(order, now)) })),
    /** Keeps what is a guest's and what is the viewer's, and forgets what belongs to another member (SESSION-07). */
    forgetOthers: (viewer: Viewer) =>
      change(({ orders, carts, canceledIds }) => {
        const theirs = <Owned extends { customerId: string | null }>(owned: readonly Owned[]) =>
          owned
            .map((one) => ({ ...one, customerId: ownerOnceKnown(one.customerId, viewer) }))
            .filter(({ customerId }) => isTheirs(customerId, viewer));
        return {
          orders: theirs(orders),
          carts: theirs(carts),
          // Only a member cancels (AMB-31).
          canceledIds: viewer.kind === 'guest' ? [] : canceledIds,
        };
      }),
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
