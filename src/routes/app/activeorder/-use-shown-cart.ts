import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { hasPageId } from '#domain/order/active-orders.ts';
import type { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';

interface Shown {
  /** The id in the address. */
  readonly id: string;
  /** The order is shown by its details, with what those reveal and no more. */
  readonly hasDetails: boolean;
}

/** Returns the cart of an order of this browser; null: it is none. What is over leaves the record, and a page that shows it keeps it (ROUTES-11). */
export const useShownCart = (orders: ActorRefFrom<typeof activeOrdersMachine> | null, { id, hasDetails }: Shown): string | null =>
  useSelector(orders ?? undefined, (snapshot) => {
    if (snapshot === undefined) return null;
    const { orders: known, watched } = snapshot.context;
    const shown = !hasDetails && watched !== null && hasPageId(watched, id) ? watched : null;
    return (known.find((order) => hasPageId(order, id)) ?? shown)?.cartId ?? null;
  });
