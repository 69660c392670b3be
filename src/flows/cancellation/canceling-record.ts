import * as v from 'valibot';
import { isTheirs, ownerOnceKnown } from '#domain/order/owner.ts';
import type { Viewer } from '#domain/order/viewer.ts';
import { onSharedWrite } from '#src/flows/kit/shared-writes.ts';

const KEY = 'orders.canceling';
const Order = v.object({ orderId: v.string(), number: v.string(), customerId: v.optional(v.nullable(v.string()), '') });
const Stored = v.pipe(v.string(), v.parseJson(), v.array(Order));

/** An order whose cancellation was sent. `customerId`: of the member who sent it; empty where that was not known yet. */
export type CancelingOrder = v.InferOutput<typeof Order>;
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Listeners in this tab: a browser tells only the other tabs. */
const listenersOf = new WeakMap<KeyValueStorage, Set<() => void>>();

/**
 * The orders whose cancellation was sent, and of which it is not known what became of it: noted before the call, until the order is read as
 * canceled or as one that cannot be canceled any more, or the server refuses.
 */
export function cancelingIn(storage: KeyValueStorage) {
  const listeners = listenersOf.get(storage) ?? new Set<() => void>();
  listenersOf.set(storage, listeners);
  const read = (): readonly CancelingOrder[] => {
    const stored = v.safeParse(Stored, storage.getItem(KEY));
    return stored.success ? stored.output : [];
  };
  function write(orders: readonly CancelingOrder[]) {
    if (JSON.stringify(orders) === JSON.stringify(read())) return;
    if (orders.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(orders));
    for (const listener of listeners) listener();
  }
  const others = (orderId: string) => read().filter((order) => order.orderId !== orderId);
  return {
    orders: read,
    has: (orderId: string): boolean => read().some((order) => order.orderId === orderId),
    add: (order: CancelingOrder) => write([...others(order.orderId), order]),
    remove: (orderId: string) => write(others(orderId)),
    /** Forgets what another member has sent (SESSION-07). */
    forgetOthers: (viewer: Viewer) =>
      write(
        read()
          .map((order) => ({ ...order, customerId: ownerOnceKnown(order.customerId, viewer) }))
          .filter(({ customerId }) => isTheirs(customerId, viewer)),
      ),
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
