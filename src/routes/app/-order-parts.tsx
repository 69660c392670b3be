import type { ConfirmedCafe } from '#src/pages/confirmation/confirmed-cafe.ts';
import { lazyPart } from '../-shell/lazy-part.tsx';
import { trackedPart } from './-tracked-part.tsx';
import type { useWatchedOrder } from './-use-watched-order.ts';

/** Only of an order that comes to a car. */
const LazyArrival = lazyPart(async () => (await import('./-followed-views.ts')).ArrivalView);
const LazyCancellation = lazyPart(async () => (await import('./-followed-views.ts')).CancellationView);

interface Known {
  /** The phone on the order; empty where it is not known. */
  readonly phone: string;
  readonly cafe: ConfirmedCafe | null;
  /** When it was promised for, cafe-local; null where it is not known. */
  readonly promisedAt: string | null;
  readonly isMember: boolean;
}

/** What the page of an order shows of what is followed: how far it is, the guest’s arrival, and how it is given up. */
export function orderParts(
  { tracker, arrival, cancellation }: Pick<ReturnType<typeof useWatchedOrder>, 'tracker' | 'arrival' | 'cancellation'>,
  known: Known,
) {
  const { cafe, isMember, phone, promisedAt } = known;
  const tracked = tracker && trackedPart({ ...tracker, promisedAt, cafeName: cafe?.name ?? null });
  const isKnown = cancellation !== null && 'isCancelable' in cancellation.screen;
  const isCancelable = isKnown && cancellation.screen.isCancelable;
  const isOffered = isMember && isCancelable && tracked?.isBegun !== true;
  return {
    tracker: tracked,
    arrival: arrival && <LazyArrival {...arrival} phone={phone} />,
    cancellation: cancellation && {
      view: <LazyCancellation {...cancellation} isOffered={isOffered} phone={cafe?.phone ?? ''} />,
      isOffered,
      isBegun: isKnown && !isCancelable,
      onRequest: () => cancellation.send({ type: 'cancel.requested', isMember }),
    },
  };
}
