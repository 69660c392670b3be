import { reorderCart } from '#contract/reorder.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CreateRequest } from '#domain/cart/create.ts';
import { cartFrom } from './cart-read.ts';
import type { Client } from './client.ts';

interface Reorder extends Pick<CreateRequest, 'cartSummary' | 'applyDynamicPricing'> {
  readonly orderId: string;
  /** Left out: false. */
  readonly serviceFeeSupported?: boolean;
}

/** Makes a cart of an order of before (CART-06, C-25), at the cafe of that order: the request names none. */
export const reorderApi =
  (call: Client) =>
  (order: Reorder, signal: AbortSignal): Promise<Cart> =>
    call(reorderCart, { body: { ...order }, signal }).then(cartFrom);
