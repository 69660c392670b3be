import type { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderContext, OrderInput } from '#machines/order/order.types.ts';
import type { LifelongActors } from './actors.ts';
import { ActiveOrder, nothingStored, OrderSetup } from './browser-state.schema.ts';
import { ORDER_KEY } from './order-key.ts';
import { flowKey } from './flow-key.ts';
import { readValue, shareValues } from './shared-values.ts';
import type { KeyValueStorage } from './storage.ts';
import { recordContext } from './wrap-machine.ts';

const PLACED_KEY = 'activeOrder';
const CHECKOUT_KEY = flowKey('checkout');
/** A product or combo that was not added to the cart: it was for the order that is placed then. */
const CHOOSING_KEYS = [flowKey('product'), flowKey('combo')];

interface Storages {
  readonly sharedStorage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
}

/** The order in hand, the last one and the cart of the one that was placed, which all tabs of a browser share (GEN-20). */
export function openOrderRecord({ sharedStorage, tabStorage }: Storages) {
  const share = shareValues(sharedStorage, [ORDER_KEY, PLACED_KEY]);
  return {
    read: (): OrderInput => ({
      ...(readValue(sharedStorage, ORDER_KEY, OrderSetup) ?? nothingStored.orderSetup),
      placedCartId: placedIn(sharedStorage),
    }),
    save(_: OrderContext | null, { order, previous, placedCartId }: OrderContext): void {
      // First, so that another tab at the same checkout knows why its order is gone.
      const changed = share({ [PLACED_KEY]: { cartId: placedCartId }, [ORDER_KEY]: { order, previous } });
      if (changed.includes(PLACED_KEY) && placedCartId !== null) forgetChosen(tabStorage);
    },
  };
}
export type OrderRecord = ReturnType<typeof openOrderRecord>;

/** Returns the machine as plain logic that starts with its record and writes it with every change of its context. */
export const withOrderRecord = (machine: typeof orderMachine, { read, save }: OrderRecord): typeof orderMachine =>
  recordContext(machine, read, save);

/** Removes what was typed at a checkout whose cart is an order now, placed by any tab. */
export function forgetPlaced(storage: KeyValueStorage, tabStorage: KeyValueStorage): void {
  const cartId = placedIn(storage);
  if (cartId !== null && tabStorage.getItem(CHECKOUT_KEY)?.includes(`"${cartId}"`)) tabStorage.removeItem(CHECKOUT_KEY);
}

/** Follows what another tab has written. It is read again: two tabs that write at once would swap values. */
export function followOrders(
  order: Pick<LifelongActors['order'], 'send'>,
  key: string | null,
  { sharedStorage, tabStorage }: Storages,
): void {
  const stored = key === ORDER_KEY ? readValue(sharedStorage, key, OrderSetup) : null;
  if (stored !== null) order.send({ type: 'order.synced', ...stored });
  if (key !== PLACED_KEY) return;
  const cartId = placedIn(sharedStorage);
  if (cartId !== null) order.send({ type: 'checkout.synced', cartId });
  forgetPlaced(sharedStorage, tabStorage);
  forgetChosen(tabStorage);
}

const forgetChosen = (storage: KeyValueStorage) => CHOOSING_KEYS.forEach((key) => storage.removeItem(key));

const placedIn = (storage: KeyValueStorage) => (readValue(storage, PLACED_KEY, ActiveOrder) ?? nothingStored.activeOrder).cartId;
