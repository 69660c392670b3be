import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import type { RouterContext } from '#src/app/router-context.ts';

interface InHand {
  readonly order: { readonly cafe: OrderCafe } | null;
  readonly previous: { readonly cafe: OrderCafe } | null;
}

/** The cafe of the order in hand, else of the last one. */
export const cafeIn = ({ order, previous }: InHand): OrderCafe | null => order?.cafe ?? previous?.cafe ?? null;

/** The menu is read before the page shows; a failure is the page's own to say. */
export async function loadMenu({ actors, call, queryClient }: RouterContext) {
  const cafe = cafeIn(actors.order.getSnapshot().context);
  await Promise.allSettled([
    queryClient.ensureQueryData(menuOf(call, cafe?.id ?? NO_CAFE)),
    cafe && queryClient.ensureQueryData(soldOutOf(call, cafe.id)),
  ]);
}
