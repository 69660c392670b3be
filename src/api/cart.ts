import type { Cart } from '#domain/cart/cart.ts';
import { defineQuery } from './define-query.ts';

/**
 * The contents of a cart, as the server has them. A port that changes the cart writes the answer here. A first visit has no cart: what reads one is
 * loaded with the first.
 */
export const cartById = defineQuery(
  'cart',
  'contents',
  async (call, [id]: [cartId: string]): Promise<Cart> => (await import('./cart-read.ts')).readCart(call, id),
  { staleTime: Infinity, refetchOnMount: 'always' },
);
