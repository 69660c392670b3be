import { useRouteContext } from '@tanstack/react-router';
import { pastOrdersQuery } from '#src/api/loyalty.ts';
import { PastOrdersPart } from '#src/flows/profile/ListParts.tsx';
import { useOrder } from '../../../-shell/use-order.ts';
import { Loaded } from './-part.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function PastOrders() {
  const { call, features } = useRouteContext({ from: '__root__' });
  const cafeId = useOrder(({ order }) => order?.cafe.id ?? null);
  return (
    <Loaded query={pastOrdersQuery(call, { cafeId, isCloud: features().orderHistoryCloud })}>
      {(orders) => <PastOrdersPart orders={orders} dayOf={(instant) => day.format(new Date(instant))} />}
    </Loaded>
  );
}
