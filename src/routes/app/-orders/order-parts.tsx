import type { Cart } from '#domain/cart/cart.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import type { ConfirmedCafe } from '#src/pages/confirmation/confirmed-cafe.ts';
import { arrivalPart } from './arrival-part.tsx';
import { News } from './news.tsx';
import { LazyCancellation, LazyNote } from './order-lazy.tsx';
import type { orderTime } from './order-time.ts';
import { trackedPart } from './tracked-part.tsx';
import type { useWatchedOrder } from './use-watched-order.ts';

interface Known {
  readonly cart: Cart;
  readonly cafe: ConfirmedCafe | null;
  readonly time: Pick<ReturnType<typeof orderTime>, 'promisedAt' | 'phase'>;
  readonly isMember: boolean;
}

type Watched = Pick<ReturnType<typeof useWatchedOrder>, 'tracker' | 'arrival' | 'cancellation'>;

/** What the page of an order shows beside the order: how far it is, the arrival, how it is given up, a note about the cafe, news for a guest. */
export function orderParts({ tracker, arrival, cancellation }: Watched, { cart, cafe, time, isMember }: Known) {
  const cafeId = cart.cafes[0]?.id;
  const tracked = tracker && trackedPart({ ...tracker, promisedAt: time.promisedAt, cafe });
  const isKnown = cancellation !== null && 'isCancelable' in cancellation.screen;
  const isCancelable = isKnown && cancellation.screen.isCancelable;
  const isOffered = isMember && isCancelable && tracked?.isBegun !== true;
  return {
    // How far it came is no news of an order that is over.
    tracker: time.phase === 'over' ? null : tracked,
    note: cafeId ? <LazyNote cafeId={cafeId} destination={cart.cartSummary.destination ?? defaultDestination} /> : null,
    newsOffer: isMember ? null : <News customer={cart.customer} />,
    arrival: arrivalPart(arrival, { cart, cafe, phase: time.phase, tracked }),
    cancellation: cancellation && {
      view: <LazyCancellation {...cancellation} isOffered={isOffered} phone={cafe?.phone ?? ''} />,
      isOffered,
      isBegun: isKnown && !isCancelable,
      onRequest: () => cancellation.send({ type: 'cancel.requested', isMember }),
    },
  };
}
