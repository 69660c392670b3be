import { cancelOrder } from '#contract/order.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import type { Client } from './client.ts';
import { refusalOf } from './errors.ts';

/** Gives up an order of a member (SERVICE-02); one that is canceled stays so. Returns false where the kitchen has begun. @throws where it is not known. */
export async function cancelPlacedOrder(call: Client, orderId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await call(cancelOrder, { body: { orderId }, signal });
    if (status === 'CANCELED') return true;
  } catch (error) {
    if (refusalOf(error)?.reasonCode === reasonCodes.orderBegun) return false;
    throw error;
  }
  throw new Error(`Order ${orderId} still stands.`);
}
