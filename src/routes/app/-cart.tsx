import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { cartById } from '#src/api/cart.ts';
import { isCartGone } from '#src/api/gone-cart.ts';
import { BrokenCart } from '#src/flows/cart/BrokenCart.tsx';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useOrder } from '../-shell/use-order.ts';
import { useLineHash } from './-line-hash.ts';
import { useQuantityMax } from './-quantity-max.ts';
import { renewCart, reviveCart } from './-renew-cart.ts';

export const CartContents = () => <AnyCart isPage={false} />;

/** The cart of this browser, on its page and in the drawer. */
export function AnyCart({ isPage }: { readonly isPage: boolean }) {
  const { app } = useRouteContext({ from: '__root__' });
  const cart = useScreen(app, (snapshot) => snapshot.children.cart);
  return cart ? <Contents actor={cart} isPage={isPage} /> : <BrokenCart isPage={isPage} onRetry={() => reviveCart(app)} />;
}

function Contents({ actor, isPage }: { readonly actor: ActorRefFrom<typeof cartMachine>; readonly isPage: boolean }) {
  const { app, actors, call } = useRouteContext({ from: '__root__' });
  const screen = useScreen(actor, cartScreen);
  const { data: cart = null, error, refetch } = useQuery({ ...cartById(call, screen.cartId ?? ''), enabled: screen.cartId !== null });
  const isGone = isCartGone(error);
  const order = useOrder((known) => known.order);
  return (
    <CartView
      {...{ screen, isPage, send: actor.send, cart: screen.cartId === null || isGone ? null : cart, hashOf: useLineHash() }}
      isUnloaded={error !== null && cart === null && !isGone}
      {...{ onReload: () => void refetch(), onRenew: isGone ? () => renewCart({ app, actors }) : null }}
      quantityMaxOf={useQuantityMax(order?.cafe ?? null)}
      deliveryMinimum={order?.destination === 'DELIVERY' ? order.cafe.deliveryMinimum : null}
    />
  );
}
