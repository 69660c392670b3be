import { wasCartFilled } from '#src/flows/cart/filled-key.ts';
import { useAppContext } from '../../../-shell/use-app-context.ts';
import { useCart } from '../../../-shell/use-cart.ts';

/** Whether signing out empties a cart that has something in it (SESSION-07). */
export function useLosesCart(): boolean {
  const { sharedStorage } = useAppContext();
  const { cartId } = useCart();
  return wasCartFilled({ sharedStorage }, cartId);
}
