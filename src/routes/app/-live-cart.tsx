import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { deliveryMinimumOf } from '#domain/cart/orderable.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { cartById } from '#src/api/cart.ts';
import { isCartGone } from '#src/api/gone-cart.ts';
import { CartView } from '#src/flows/cart/CartView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useOrder } from '../-shell/use-order.ts';
import { useLineHash } from './-line-hash.ts';
import { OrderPlaceNow } from './-order-place.tsx';
import { useQuantityMax } from './-quantity-max.ts';
import { renewCart } from './-renew-cart.ts';

interface LiveCartProps {
  readonly actor: ActorRefFrom<typeof cartMachine>;
  readonly isPage: boolean;
}

export function LiveCart({ actor, isPage }: LiveCartProps) {
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
      {...{ place: order && <OrderPlaceNow order={order} />, deliveryMinimum: order && deliveryMinimumOf(order) }}
    />
  );
}
