import { useSelector } from '@xstate/react';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';

/** Which cart there is, and whether there is one or something is queued for one. Of a cart whose actor broke its record says so. */
export function useCart(): { readonly cartId: string | null; readonly hasCart: boolean } {
  const { app, cartId, hasCart } = useAppContext();
  const cart = useScreen(app, ({ children }) => children.cart);
  // Reads what the services read, whenever the cart changes.
  return { cartId: useSelector(cart, cartId), hasCart: useSelector(cart, hasCart) };
}
