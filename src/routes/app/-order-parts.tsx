import type { Cart } from '#domain/cart/cart.ts';
import type { ConfirmedCafe } from '#src/pages/confirmation/confirmed-cafe.ts';
import { lazyPart } from '../-shell/lazy-part.tsx';
import { News } from './-news.tsx';
import { trackedPart } from './-tracked-part.tsx';
import type { useWatchedOrder } from './-use-watched-order.ts';

const LazyArrival = lazyPart(async () => (await import('./-followed-views.ts')).ArrivalView);
const LazyCancellation = lazyPart(async () => (await import('./-followed-views.ts')).CancellationView);

interface Known {
  readonly customer: Cart['customer'];
  readonly cafe: ConfirmedCafe | null;
  /** When it was promised for, cafe-local; null where it is not known. */
  readonly promisedAt: string | null;
  readonly isMember: boolean;
}

/** What the page of an order shows of what is followed: how far it is, the guest’s arrival, how it is given up, and news for a guest. */
export function orderParts(
  { tracker, arrival, cancellation }: Pick<ReturnType<typeof useWatchedOrder>, 'tracker' | 'arrival' | 'cancellation'>,
  known: Known,
) {
  const { cafe, customer, isMember, promisedAt } = known;
  const tracked = tracker && trackedPart({ ...tracker, promisedAt, cafeName: cafe?.name ?? null });
  const isKnown = cancellation !== null && 'isCancelable' in cancellation.screen;
  const isCancelable = isKnown && cancellation.screen.isCancelable;
  const isOffered = isMember && isCancelable && tracked?.isBegun !== true;
  return {
    tracker: tracked,
    newsOffer: isMember ? null : <News customer={customer} />,
    arrival: arrival && <LazyArrival {...arrival} phone={customer?.phone ?? ''} />,
    cancellation: cancellation && {
      view: <LazyCancellation {...cancellation} isOffered={isOffered} phone={cafe?.phone ?? ''} />,
      isOffered,
      isBegun: isKnown && !isCancelable,
      onRequest: () => cancellation.send({ type: 'cancel.requested', isMember }),
    },
  };
}
