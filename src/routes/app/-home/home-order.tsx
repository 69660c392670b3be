import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { cartById } from '#src/api/cart.ts';
import { isCartGone } from '#src/api/gone-cart.ts';
import { wasCartFilled } from '#src/flows/cart/filled-key.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { OrderInHand } from '#src/pages/home/OrderInHand.tsx';
import { orderWords } from '#src/pages/shell/order-words.ts';
import { useCart } from '../../-shell/use-cart.ts';

const asItIs = ({ children }: { readonly children: ReactNode }) => children;
const TimeNow = lazyExtra(async () => (await import('../../-shell/bar-time.tsx')).TimeBelowBar, asItIs);

export function OrderNow({ order }: { readonly order: SetUpOrder }) {
  const context = useRouteContext({ from: '__root__' });
  const { call, clock } = context;
  const { cartId } = useCart();
  const { data, error } = useQuery({ ...cartById(call, cartId ?? ''), enabled: cartId !== null });
  // A cart that is on its way has the room that it had: nothing moves where it had none. The way to one that cannot be read stays.
  const isOnItsWay = data === undefined && error === null;
  const hasNoCart = cartId === null || isCartGone(error) || (isOnItsWay && !wasCartFilled(context, cartId));
  // What the page is for comes first.
  const isDue = useAfterFirstPage();
  const { what, when } = orderWords(order, cafeTimeAt(clock.now(), order.cafe.timeZone));
  return (
    <OrderInHand
      what={what}
      when={isDue ? <TimeNow order={order}>{when}</TimeNow> : when}
      cart={hasNoCart ? null : data}
      isUnloaded={error !== null && data === undefined}
    />
  );
}
