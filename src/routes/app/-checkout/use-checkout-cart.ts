import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import { cartById } from '#src/api/cart.ts';
import { pricedCart } from '#src/api/order.ts';
import { useSubmission } from '../-cart/use-submission.ts';

/** The cart with its tax, as the checkout has priced it, and what another tab does with its order. */
export function useCheckoutCart(cartId: string, screen: CheckoutScreen) {
  const { call } = useRouteContext({ from: '__root__' });
  const { data: priced = null } = useQuery(pricedCart(cartId));
  // A submission that a reload restored ends at a form that was not priced anew.
  const isAtForm = screen.kind === 'filling' && screen.busy === null;
  // What a cart that the server takes no order of still needs is said by its lines.
  const isUnpriced = priced === null && (isAtForm || screen.kind === 'blocked');
  const { data: contents = null } = useQuery({ ...cartById(call, cartId), enabled: isUnpriced });
  return { cart: priced ?? (isUnpriced ? contents : null), ...useSubmission(cartId) };
}
