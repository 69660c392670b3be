import { useRouteContext } from '@tanstack/react-router';
import { BrokenCart } from '#src/flows/cart/BrokenCart.tsx';
import { ComingCart } from '#src/flows/cart/ComingCart.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import type { LifelongActors } from '#src/app/actors.ts';
import { useLazyFlow } from '../../-shell/use-lazy-flow.ts';
import { LiveCart } from './live-cart.tsx';
import { Upsell } from './upsell.tsx';
import { reviveCart } from './renew-cart.ts';

export const CartContents = () => <AnyCart isPage={false} />;

/** The cart of this browser, on its page and in the drawer. */
export function AnyCart({ isPage }: { readonly isPage: boolean }) {
  const { app } = useRouteContext({ from: '__root__' });
  const cart = useScreen(app, (snapshot) => snapshot.children.cart);
  return cart ? <LazyCart cart={cart} isPage={isPage} /> : <BrokenCart isPage={isPage} onRetry={() => reviveCart(app)} />;
}

function LazyCart({ cart, isPage }: { readonly cart: LifelongActors['cart']; readonly isPage: boolean }) {
  const { running, hasFailed, retry } = useLazyFlow(cart);
  if (running !== null) {
    return (
      <>
        <LiveCart actor={running} isPage={isPage} />
        <Upsell cart={running} />
      </>
    );
  }
  return hasFailed ? <BrokenCart isPage={isPage} onRetry={retry} /> : <ComingCart isPage={isPage} onRetry={retry} />;
}
