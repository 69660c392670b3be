import { orderProperties } from '#contract/order.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';
import { isOrderUnknown, orderDetailsQuery } from './placed-order.ts';

/** State of an order. */
interface OrderState {
  readonly isCanceled: boolean;
  /** The kitchen has not begun. */
  readonly isCancelable: boolean;
  /** The cafe knows that the guest is there. */
  readonly hasArrived: boolean;
}

/** What the number on a receipt reveals of an order (SERVICE-03). */
const orderPropertiesQuery = defineQuery(
  'order',
  'properties',
  async (call, [maskedOrderId]: [maskedOrderId: string], { signal }): Promise<OrderState> => {
    const { status, isCancelable, hasArrived } = await call(orderProperties, { body: { maskedOrderId }, signal });
    return { isCanceled: status === 'CANCELED', isCancelable, hasArrived };
  },
);

interface Asked {
  readonly orderId: string;
  /** The number that the guest reads. */
  readonly number: string;
  readonly isMember: boolean;
}

/**
 * Reads the state of an order: by its id for a member, by the number on the receipt for a guest, which reveals nothing else (GEN-11), and for a
 * member who placed it as a guest.
 */
export async function readOrderState(
  { call, queryClient }: { readonly call: Client; readonly queryClient: QueryClient },
  { orderId, number, isMember }: Asked,
): Promise<OrderState> {
  const askByNumber = () => queryClient.fetchQuery({ ...orderPropertiesQuery(call, number), staleTime: 0 });
  if (!isMember) return askByNumber();
  try {
    return await queryClient.fetchQuery({ ...orderDetailsQuery(call, { id: orderId, isMember }), staleTime: 0 });
  } catch (error) {
    if (isOrderUnknown(error)) return askByNumber();
    throw error;
  }
}
