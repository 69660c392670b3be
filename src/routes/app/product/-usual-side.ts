import type { LineChild } from '#domain/cart/line.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { stockDay, wantedBy } from '#domain/menu/wanted.ts';
import { sidesOf, usualSide } from '#domain/product/side.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { soldOutOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { cafeIn } from '#domain/order/order.ts';
import { deviceZone } from '#src/api/zone.ts';

/** Returns the side that a product begins with, judged by what is known of the stock by now: the page judges it anew. */
export function usualSideHere({ actors, clock, queryClient, call }: RouterContext, menu: Menu, placard: MenuPlacard): LineChild | null {
  const known = actors.order.getSnapshot().context;
  const cafe = cafeIn(known);
  const now = cafeTimeAt(clock.now(), cafe?.timeZone ?? deviceZone());
  const soldOut = queryClient.getQueryData(soldOutOf(call, cafe?.id ?? '', stockDay(known.order, now)).queryKey);
  return usualSide(sidesOf(menu, placard, wantedBy(known.order, now), new Set(soldOut)));
}
