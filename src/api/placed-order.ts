import { orderDetails } from '#contract/order.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { cartFrom } from './cart-read.ts';
import { defineQuery } from './define-query.ts';
import { isApiError } from './errors.ts';

/** An order: a member’s by its id, or anybody’s by the number on its receipt (SERVICE-02). */
export const orderDetailsQuery = defineQuery(
  'order',
  'details',
  async (call, [{ id, isMember }]: [order: { readonly id: string; readonly isMember: boolean }], { signal }) => {
    const { status, isCancelable, hasArrived, cart } = await call(orderDetails, {
      body: isMember ? { orderId: id } : { maskedOrderId: id },
      signal,
    });
    return { isCanceled: status === 'CANCELED', isCancelable, hasArrived, cart: cartFrom(cart) };
  },
);

/** Whether the server knows no such order, or none that the caller may see. */
export const isOrderUnknown = (error: unknown): boolean => isApiError(error) && error.reasonCode === reasonCodes.orderUnknown;
