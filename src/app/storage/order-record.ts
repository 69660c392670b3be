import type { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderContext, OrderInput } from '#machines/order/order.types.ts';
import { ownerOf, type Viewer } from '#domain/order/viewer.ts';
import type { TokenCookie } from '#src/api/token-cookie.ts';
import type { LifelongActors } from '../actors.ts';
import { ActiveOrder, nothingStored, OrderSetup } from './browser-state.schema.ts';
import { ORDER_KEY } from './order-key.ts';
import { flowKey } from '../flow-key.ts';
import { readValue, shareValues } from './shared-values.ts';
import type { KeyValueStorage } from './storage.ts';
import { recordContext } from '../wrap-machine.ts';

export const PLACED_KEY = 'activeOrder';
const CHECKOUT_KEY = flowKey('checkout');
/** A product or combo that was not added to the cart: it was for the order that is placed then. */
const CHOOSING_KEYS = [flowKey('product'), flowKey('combo')];

interface Storages {
  readonly sharedStorage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
}

interface Sources extends Storages {
  readonly tokenCookie: Pick<TokenCookie, 'read'>;
}

/**
 * The order in hand, the last one and the cart of the one that was placed, which all tabs of a browser share (GEN-20). `viewer`: who is
 * there; what is placed is theirs.
 */
export function openOrderRecord({ sharedStorage, tabStorage, tokenCookie }: Sources, viewer: () => Viewer) {
  const share = shareValues(sharedStorage, [ORDER_KEY, PLACED_KEY]);
  /** What this page has seen of each: another tab may have placed another one since, or the record may have been forgotten. */
  const owners = new Map<string, string | null>();
  function placedBy(cartId: string) {
    const stored = placedIn(sharedStorage);
    if (stored.cartId === cartId) owners.set(cartId, stored.customerId);
    else if (!owners.has(cartId)) owners.set(cartId, ownerOf(viewer()));
    return owners.get(cartId) ?? null;
  }
  return {
    read(): OrderInput {
      const { cartId, customerId } = placedIn(sharedStorage);
      if (cartId !== null) owners.set(cartId, customerId);
      return {
        ...(readValue(sharedStorage, ORDER_KEY, OrderSetup) ?? nothingStored.orderSetup),
        // A member's session may have ended with their browser (SESSION-07).
        placedCartId: customerId === null || tokenCookie.read() ? cartId : null,
      };
    },
    save(before: OrderContext | null, { order, previous, placedCartId }: OrderContext): void {
      // First, so that another tab at the same checkout knows why its order is gone.
      const changed = share({
        ...(placedCartId !== before?.placedCartId && {
          [PLACED_KEY]: { cartId: placedCartId, customerId: placedCartId && placedBy(placedCartId) },
        }),
        [ORDER_KEY]: { order, previous },
      });
      if (changed.includes(PLACED_KEY) && placedCartId !== null) forgetChosen(tabStorage);
    },
    /** Returns whose the order of a placed cart is: the id of a customer; null: a guest's. */
    placedBy,
  };
}
export type OrderRecord = ReturnType<typeof openOrderRecord>;

/** Returns the machine as plain logic that starts with its record and writes it with every change of its context. */
export const withOrderRecord = (machine: typeof orderMachine, { read, save }: OrderRecord): typeof orderMachine =>
  recordContext(machine, read, save);

/** Removes what was typed at a checkout whose cart is an order now, placed by any tab. */
export function forgetPlaced(storage: KeyValueStorage, tabStorage: KeyValueStorage): void {
  const { cartId } = placedIn(storage);
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
  const { cartId } = placedIn(sharedStorage);
  if (cartId !== null) order.send({ type: 'checkout.synced', cartId });
  forgetPlaced(sharedStorage, tabStorage);
  forgetChosen(tabStorage);
}

const forgetChosen = (storage: KeyValueStorage) => CHOOSING_KEYS.forEach((key) => storage.removeItem(key));

/** Returns the cart that was placed last, with whose order it is. */
export const placedIn = (storage: KeyValueStorage) => readValue(storage, PLACED_KEY, ActiveOrder) ?? nothingStored.activeOrder;
