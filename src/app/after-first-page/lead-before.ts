import { isSlotted } from '#domain/cafe/slotting.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import { cafeIn, type OrderCafe } from '#domain/order/order.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import type { Services } from '../services.ts';

type Watched = Pick<Services, 'actors' | 'call' | 'features' | 'queryClient'>;

/** Between two reads of a cafe. */
const AGAIN_MS = 10 * 60_000;

/**
 * How soon an order is ready that is set up now: read of the cafe of the last order while there is none in hand, anew every ten minutes (AVAIL-01).
 * `onRead`: called when the cafe has answered.
 */
export function leadBefore({ actors, call, features, queryClient }: Watched, onRead: () => void) {
  const queryOf = (cafeId: string) => ({ ...cafeNowById(call, cafeId), staleTime: AGAIN_MS, gcTime: Infinity });
  return {
    /** Reads it, where that is due. Without an answer an order counts as ready at once. */
    read(): void {
      const known = actors.order.getSnapshot().context;
      const cafe = cafeIn(known);
      if (known.order === null && cafe !== null) queryClient.fetchQuery(queryOf(cafe.id)).then(onRead, () => {});
    },
    /** 0 while the kitchen takes no orders, or it is not known, and where an order is made as it comes (CAFE-08). */
    minutesOf({ id }: OrderCafe): number {
      const cafe = queryClient.getQueryData(queryOf(id).queryKey);
      return cafe && isSlotted(cafe.slotting, defaultDestination, features().skipOrderSlotting) ? (cafe.leadTime ?? 0) : 0;
    },
  };
}
