import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { cartById } from '#src/api/cart.ts';
import { isCartGone } from '#src/api/gone-cart.ts';
import { OrderInHand } from '#src/pages/home/OrderInHand.tsx';
import { orderWords } from '#src/pages/shell/order-words.ts';
import { useCart } from '../../-shell/use-cart.ts';

export function OrderNow({ order }: { readonly order: SetUpOrder }) {
  const { call, clock } = useRouteContext({ from: '__root__' });
  const { cartId } = useCart();
  const { data, error } = useQuery({ ...cartById(call, cartId ?? ''), enabled: cartId !== null });
  return (
    <OrderInHand
      words={orderWords(order, cafeTimeAt(clock.now(), order.cafe.timeZone))}
      cart={cartId === null || isCartGone(error) ? null : data}
      isUnloaded={error !== null && data === undefined}
    />
  );
}
