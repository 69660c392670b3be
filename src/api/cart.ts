import { cartSummary } from '#contract/cart-summary.ts';
import { defineQuery } from './define-query.ts';

/** The contents of a cart, as the server has them. A port that changes the cart writes the answer here. */
export const cartById = defineQuery('cart', 'contents', (call, [id]: [cartId: string]) => call(cartSummary, { params: { id } }), {
  staleTime: Infinity,
  refetchOnMount: 'always',
});
