import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { RouteError } from '../../-shell/RouteError.tsx';
import { useOrder } from '../../-shell/use-order.ts';

/** Its code comes with that of the placed orders, soon after the first page. */
export const PlacedNumber = lazyExtra(async () => (await import('./placed-number.tsx')).PlacedNumber);

/** The page after an order, which could not be shown: the order is placed all the same. */
export function ConfirmationError() {
  const cartId = useOrder(({ placedCartId }) => placedCartId);
  return cartId === null ? <RouteError /> : <RouteError placed={<PlacedNumber cartId={cartId} />} />;
}
