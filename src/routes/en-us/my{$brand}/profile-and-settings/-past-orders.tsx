import { useRouteContext } from '@tanstack/react-router';
import { pastOrdersQuery } from '#src/api/loyalty.ts';
import { useFeatures } from '../../../-shell/use-features.ts';
import { useOrderCafeId } from '../../../-shell/use-order.ts';
import { OrderList } from './-order-list.tsx';
import { Loaded } from './-part.tsx';

export function PastOrders() {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrderCafeId();
  const { orderHistoryCloud: isCloud } = useFeatures();
  return <Loaded query={pastOrdersQuery(call, { cafeId, isCloud })}>{(orders) => <OrderList orders={orders} />}</Loaded>;
}
