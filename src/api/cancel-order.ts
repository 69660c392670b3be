import { cancelOrder } from '#contract/order.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import type { Client } from './client.ts';
import { refusalOf } from './errors.ts';
import { isOrderUnknown } from './placed-order.ts';

/** Gives up an order of a member (SERVICE-02); one that is canceled stays so. Returns what became of it. @throws where that is not known. */
export async function cancelPlacedOrder(call: Client, orderId: string, signal: AbortSignal): Promise<'canceled' | 'begun' | 'notTheirs'> {
  try {
    const { status } = await call(cancelOrder, { body: { orderId }, signal });
    if (status === 'CANCELED') return 'canceled';
  } catch (error) {
    if (refusalOf(error)?.reasonCode === reasonCodes.orderBegun) return 'begun';
    if (isOrderUnknown(error)) return 'notTheirs';
    throw error;
  }
  throw new Error(`Order ${orderId} still stands.`);
}
