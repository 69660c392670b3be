import type { Payment } from '#contract/submit.ts';
import { cartSummary } from '#contract/cart-summary.ts';
import { checkoutCart, submitCart, validateCart } from '#contract/submit.ts';
import type { Cart, CartSummary } from '#contract/cart-entity.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';

interface Submission {
  readonly cartId: string;
  readonly submissionId: string;
  readonly cartSummary: CartSummary;
  readonly payment: Payment | null;
}

export const orderApi = (call: Client) => ({
  price: (body: { readonly cartId: string; readonly isFirstCheckout: boolean }, signal: AbortSignal) =>
    call(checkoutCart, { body, signal }),
  validate: (cartId: string, signal: AbortSignal) => call(validateCart, { body: { cartId }, signal }),
  submit: ({ payment, ...body }: Submission, signal: AbortSignal) =>
    call(submitCart, { body: { ...body, ...(payment !== null && { payment }) }, signal }),
  cart: (cartId: string, signal?: AbortSignal): Promise<Cart> => call(cartSummary, { params: { id: cartId }, ...(signal && { signal }) }),
});

/** An order that was placed: its cart as it was submitted. */
export const placedOrder = defineQuery('order', 'placed', (call, [cartId]: [cartId: string]) => orderApi(call).cart(cartId), {
  staleTime: Infinity,
});

/**
 * A cart with its tax, as the checkout prices and saves it (CHECKOUT-04). The checkout asks for it by itself: any other read of the cart
 * has no tax, and would take its place.
 */
export const pricedCart = defineQuery('order', 'priced', (call, [cartId]: [cartId: string], { signal }) =>
  orderApi(call).price({ cartId, isFirstCheckout: false }, signal),
);
