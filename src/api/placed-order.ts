import { orderDetails } from '#contract/order.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { cartFrom } from './cart-read.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';
import { isApiError } from './errors.ts';

/** Whether the server knows no such order, or none that the caller may see. */
export const isOrderUnknown = (error: unknown): boolean => isApiError(error) && error.reasonCode === reasonCodes.orderUnknown;

interface Asked {
  /** Its own id for a member, else its number. */
  readonly id: string;
  readonly isMember: boolean;
}

/** A member may have placed it as a guest: then the public path knows it by its number (SERVICE-02). */
async function detailsOf(call: Client, { id, isMember }: Asked, signal: AbortSignal) {
  if (!isMember) return call(orderDetails, { body: { maskedOrderId: id }, signal });
  try {
    return await call(orderDetails, { body: { orderId: id }, signal });
  } catch (error) {
    if (!isOrderUnknown(error)) throw error;
    return call({ ...orderDetails, access: 'public' }, { body: { maskedOrderId: id }, signal });
  }
}

/** An order: a member’s by its id, or a guest’s by the number on its receipt (SERVICE-02). */
export const orderDetailsQuery = defineQuery('order', 'details', async (call, [asked]: [order: Asked], { signal }) => {
  const { status, isCancelable, hasArrived, cart } = await detailsOf(call, asked, signal);
  return { isCanceled: status === 'CANCELED', isCancelable, hasArrived, cart: cartFrom(cart) };
});
