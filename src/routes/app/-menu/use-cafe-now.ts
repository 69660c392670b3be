import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { OrderCafe } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { judgedMoment } from '#src/api/menu-moment.ts';
import { deviceZone } from '#src/api/zone.ts';

/** Returns the cafe-local time by which pages judge a menu: the same until something of it may change. */
export function useCafeNow(cafe: Pick<OrderCafe, 'id' | 'timeZone'> | null): string {
  const { clock } = useRouteContext({ from: '__root__' });
  const { data = clock.now() } = useQuery(judgedMoment(cafe?.id ?? ''));
  return cafeTimeAt(data, cafe?.timeZone ?? deviceZone());
}
