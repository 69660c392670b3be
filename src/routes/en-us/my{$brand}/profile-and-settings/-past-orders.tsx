import { useRouteContext } from '@tanstack/react-router';
import { pastOrdersQuery } from '#src/api/loyalty.ts';
import { PastOrdersPart } from '#src/flows/profile/ListParts.tsx';
import { useFeatures } from '../../../-shell/use-features.ts';
import { useOrder } from '../../../-shell/use-order.ts';
import { dayPlaced } from '../../../-shell/day-placed.ts';
import { useOrderAgain } from '../../../-shell/use-order-again.ts';
import { useMenuKeys } from './-menu-pictures.ts';
import { Loaded } from './-part.tsx';

export function PastOrders() {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrder(({ order }) => order?.cafe.id ?? null);
  const { orderHistoryCloud: isCloud } = useFeatures();
  const keyFor = useMenuKeys();
  const orderAgain = useOrderAgain();
  return (
    <Loaded query={pastOrdersQuery(call, { cafeId, isCloud })}>
      {(orders) => <PastOrdersPart orders={orders} dayPlaced={dayPlaced} keyFor={keyFor} onOrderAgain={orderAgain} />}
    </Loaded>
  );
}
