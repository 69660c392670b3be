import type { Payment } from '#contract/submit.ts';
import { cartSummary } from '#contract/cart-summary.ts';
import { cancelPayment, checkoutCart, submitCart, validateCart } from '#contract/submit.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { dollarsFrom, type Cents } from '#domain/money/money.ts';
import { cartFrom, centsOrNull, orderedFrom } from './cart-read.ts';
import type { Client } from './client.ts';
import { defineEntry, defineQuery } from './define-query.ts';

export type { Payment };

interface Submission {
  readonly cartId: string;
  readonly submissionId: string;
  /** What the guest saw. */
  readonly total: Cents;
  readonly payment: Payment | null;
}

export const orderApi = (call: Client) => ({
  price: (body: { readonly cartId: string; readonly isFirstCheckout: boolean }, signal: AbortSignal): Promise<Cart> =>
    call(checkoutCart, { body, signal }).then(cartFrom),
  /**
   * Whether the cart could be submitted now, and what is in the way. `total` and `ordered` are null where the server does not say what it comes to,
   * or not all of the order.
   */
  async validate(cartId: string, signal: AbortSignal) {
    const { status, exceptions, cartSummary: summary, ...said } = await call(validateCart, { body: { cartId }, signal });
    const problems = exceptions.map(({ i18nKey: key, name = null, maximumAllowed: maximum = null }) => ({ key, name, maximum }));
    const { items, cafes, customer, deliveryInfo } = said;
    const isWhole = summary && items && cafes && customer !== undefined && deliveryInfo !== undefined;
    const ordered = isWhole ? orderedFrom({ cartSummary: summary, items, cafes, customer, deliveryInfo }) : null;
    return { isValid: status === 'VALID', problems, total: centsOrNull(summary?.totalPrice), ordered };
  },
  /** `onSentAgain`: called right before the order is sent once more, after a second step. Default: nothing hears of it. */
  async submit({ total, payment, ...asked }: Submission, signal: AbortSignal, onSentAgain = () => {}) {
    const body = { ...asked, cartSummary: { totalPrice: dollarsFrom(total) }, ...(payment !== null && { payment }) };
    const { orderId, cart } = await call(submitCart, { body, signal, onSentAgain });
    return { orderId, cart: cartFrom(cart) };
  },
  /** Gives up the payment of a submission, and of no other (CHECKOUT-07). Without an answer nothing is shown over the page. */
  async cancelPayment(submission: Pick<Submission, 'cartId' | 'submissionId'>, signal: AbortSignal): Promise<void> {
    await call(cancelPayment, { body: submission, signal, isQuiet: true });
  },
  cart: (cartId: string, signal?: AbortSignal): Promise<Cart> =>
    call(cartSummary, { params: { id: cartId }, ...(signal && { signal }) }).then(cartFrom),
});

/** An order that was placed: its cart as it was submitted. */
export const placedOrder = defineQuery('order', 'placed', (call, [cartId]: [cartId: string]) => orderApi(call).cart(cartId), {
  staleTime: Infinity,
});

/**
 * Where the cart with its tax lies, as the checkout has priced and saved it (CHECKOUT-04). Nothing reads it from the server: pricing changes
 * the cart, and any other read of it has no tax.
 */
export const pricedCart = defineEntry<[cartId: string], Cart>('order', 'priced');
