import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { pastOrdersQuery } from '#src/api/loyalty.ts';
import { LastOrder } from '#src/flows/profile/LastOrder.tsx';
import { PartUnanswered } from '#src/flows/profile/PartUnanswered.tsx';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { useFeatures } from '../../../-shell/use-features.ts';
import { useOrderCafeId } from '../../../-shell/use-order.ts';
import { dayPlaced } from '#domain/order/past-order.ts';
import { useMenuToday } from '../../../-shell/use-menu-today.ts';
import { useOrderAgain } from '../../../-shell/use-order-again.ts';
import { PartLink } from './-part-link.tsx';

export function Last() {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrderCafeId();
  const { orderHistoryCloud: isCloud } = useFeatures();
  const { keyFor } = useMenuToday();
  const orderAgain = useOrderAgain();
  const { data, isError, refetch } = useQuery(pastOrdersQuery(call, { cafeId, isCloud }));
  const onRetry = () => void refetch();
  if (isError && data === undefined) return <PartUnanswered onRetry={onRetry} />;
  const order = data && (data.find(({ isCanceled }) => !isCanceled) ?? null);
  return (
    <LastOrder
      order={order}
      day={order ? dayPlaced(order) : null}
      imgKey={order?.items.map(keyFor).find((key) => key !== null) ?? null}
      onRetry={onRetry}
      onOrderAgain={orderAgain}
      linkToAll={<PartLink part="past-orders">{text('profile.last.all')}</PartLink>}
    />
  );
}
