import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { cartById } from '#src/api/cart.ts';
import { lastCartIn } from '#src/api/last-cart.ts';
import { isCartGone } from '#src/api/gone-cart.ts';
import { useInSlices } from '#src/flows/kit/useInSlices.ts';
import { renewCart } from './renew-cart.ts';
import { useSubmission } from './use-submission.ts';

/** The contents of the cart, or what can be done where they did not come. */
export function useCartRead(cartId: string | null) {
  const { app, actors, call, tabStorage } = useRouteContext({ from: '__root__' });
  const { data = null, error, refetch } = useQuery({ ...cartById(call, cartId ?? ''), enabled: cartId !== null });
  const isGone = isCartGone(error);
  const cart = cartId === null || isGone ? null : data;
  const isDrawn = useInSlices(cart !== null);
  const isUnloaded = error !== null && data === null && !isGone;
  const isOnline = navigator.onLine;
  return {
    cart: isDrawn ? cart : null,
    isUnloaded,
    isOnline,
    ...useSubmission(cartId ?? ''),
    last: isUnloaded && !isOnline && cartId !== null ? lastCartIn(tabStorage).read(cartId) : null,
    onReload: () => void refetch(),
    onRenew: isGone ? () => renewCart({ app, actors }) : null,
  };
}
