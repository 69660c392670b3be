import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { OrderCafe } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { judgedMoment, type MenuMoment } from '#src/api/menu-moment.ts';
import { deviceZone } from '#src/api/zone.ts';

/** Returns the cafe-local times by which pages judge a menu: the same until something of it may change. */
export function useCafeNow(cafe: Pick<OrderCafe, 'id' | 'timeZone'> | null): Pick<MenuMoment, 'now'> & Partial<MenuMoment> {
  const { clock } = useRouteContext({ from: '__root__' });
  return useQuery(judgedMoment(cafe?.id ?? '')).data ?? { now: cafeTimeAt(clock.now(), cafe?.timeZone ?? deviceZone()) };
}
