import { useRouteContext } from '@tanstack/react-router';
import { pastOrdersQuery } from '#src/api/loyalty.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PastOrdersPart } from '#src/flows/profile/ListParts.tsx';
import { Loaded } from './-part.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function PastOrders() {
  const { app, call, features } = useRouteContext({ from: '__root__' });
  const cafeId = useScreen(app, ({ context }) => context.order?.cafe.id ?? null);
  return (
    <Loaded query={pastOrdersQuery(call, { cafeId, isCloud: features().orderHistoryCloud })}>
      {(orders) => <PastOrdersPart orders={orders} dayOf={(instant) => day.format(new Date(instant))} />}
    </Loaded>
  );
}
