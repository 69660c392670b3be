import type { Cart } from '#domain/cart/cart.ts';
import { defaultDestination } from '#domain/order/destination.ts';
import type { ConfirmedCafe } from '#src/pages/confirmation/confirmed-cafe.ts';
import { News } from './-news.tsx';
import { LazyArrival, LazyCancellation, LazyNote } from './-order-lazy.tsx';
import { trackedPart } from './-tracked-part.tsx';
import type { useWatchedOrder } from './-use-watched-order.ts';

interface Known {
  readonly cart: Cart;
  readonly cafe: ConfirmedCafe | null;
  /** When it was promised for, cafe-local; null where it is not known. */
  readonly promisedAt: string | null;
  readonly isMember: boolean;
}

/** What the page of an order shows beside the order: how far it is, the arrival, how it is given up, a note about the cafe, news for a guest. */
export function orderParts(
  { tracker, arrival, cancellation }: Pick<ReturnType<typeof useWatchedOrder>, 'tracker' | 'arrival' | 'cancellation'>,
  known: Known,
) {
  const { cafe, cart, isMember, promisedAt } = known;
  const cafeId = cart.cafes[0]?.id;
  const tracked = tracker && trackedPart({ ...tracker, promisedAt, cafeName: cafe?.name ?? null });
  const isKnown = cancellation !== null && 'isCancelable' in cancellation.screen;
  const isCancelable = isKnown && cancellation.screen.isCancelable;
  const isOffered = isMember && isCancelable && tracked?.isBegun !== true;
  return {
    tracker: tracked,
    note: cafeId ? <LazyNote cafeId={cafeId} destination={cart.cartSummary.destination ?? defaultDestination} /> : null,
    newsOffer: isMember ? null : <News customer={cart.customer} />,
    arrival: arrival && <LazyArrival {...arrival} phone={cart.customer?.phone ?? ''} />,
    cancellation: cancellation && {
      view: <LazyCancellation {...cancellation} isOffered={isOffered} phone={cafe?.phone ?? ''} />,
      isOffered,
      isBegun: isKnown && !isCancelable,
      onRequest: () => cancellation.send({ type: 'cancel.requested', isMember }),
    },
  };
}
