import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { stockDay } from '#domain/menu/wanted.ts';
import { cafeIn } from '#domain/order/order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/**
 * Reads the menu before the page shows, and returns it; null: a failure, which is the page's own to say. The page does not wait for the stock: what the service worker has of
 * a menu shows at once.
 */
export async function loadMenu({ actors, call, clock, queryClient }: RouterContext) {
  const known = actors.order.getSnapshot().context;
  const cafe = cafeIn(known);
  const menu = queryClient.ensureQueryData(menuOf(call, cafe?.id ?? NO_CAFE));
  if (cafe) void queryClient.prefetchQuery(soldOutOf(call, cafe.id, stockDay(known.order, cafeTimeAt(clock.now(), cafe.timeZone))));
  return menu.catch(() => null);
}
