import { useRouteContext } from '@tanstack/react-router';
import { BrokenCart } from '#src/flows/cart/BrokenCart.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { LiveCart } from './-live-cart.tsx';
import { reviveCart } from './-renew-cart.ts';

export const CartContents = () => <AnyCart isPage={false} />;

/** The cart of this browser, on its page and in the drawer. */
export function AnyCart({ isPage }: { readonly isPage: boolean }) {
  const { app } = useRouteContext({ from: '__root__' });
  const cart = useScreen(app, (snapshot) => snapshot.children.cart);
  return cart ? <LiveCart actor={cart} isPage={isPage} /> : <BrokenCart isPage={isPage} onRetry={() => reviveCart(app)} />;
}
