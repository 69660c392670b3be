import * as v from 'valibot';
import { isOver, type ActiveOrder } from '#domain/order/active-orders.ts';
import { destinations } from '#domain/order/order.ts';
import { isTimeZone } from '#domain/time/cafe-time.ts';
import { readValue } from './shared-values.ts';
import type { KeyValueStorage } from './storage.ts';

const KEY = 'placedOrders';

interface StoredOrder extends ActiveOrder {
  /** Placed by a member: it is forgotten when they sign out (SESSION-07). */
  readonly isMembers: boolean;
}

const OrderSchema: v.GenericSchema<unknown, StoredOrder> = v.object({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  number: v.string(),
  cartId: v.nullable(v.string()),
  destination: v.picklist([...destinations, 'SUBSCRIPTION']),
  priority: v.picklist(['ASAP', 'LATER']),
  at: v.pipe(v.string(), v.regex(v.ISO_DATE_TIME_REGEX)),
  cafeId: v.string(),
  cafeName: v.string(),
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
  isMembers: v.boolean(),
});
const Stored = v.object({
  orders: v.array(OrderSchema),
  /** The cart that was read last, whether or not it is an order: it is not read again. */
  lastCartId: v.nullable(v.string()),
});
type Stored = v.InferOutput<typeof Stored>;

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
  const read = (): Stored => readValue(storage, KEY, Stored) ?? { orders: [], lastCartId: null };
  function change(how: (before: Stored) => Stored) {
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
      const onStorage = ({ key }: StorageEvent) => key === KEY && listener();
      listeners.add(listener);
      globalThis.addEventListener?.('storage', onStorage);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
