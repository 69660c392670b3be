import type { Cart } from '#domain/cart/cart.ts';
import type { OrderPhase } from '#domain/tracking/phase.ts';
import type { ConfirmedCafe } from '#src/pages/confirmation/confirmed-cafe.ts';
import { LazyArrival } from './order-lazy.tsx';
import type { trackedPart } from './tracked-part.tsx';
import type { useWatchedOrder } from './use-watched-order.ts';

interface Known {
  readonly cart: Cart;
  readonly cafe: ConfirmedCafe | null;
  readonly phase: OrderPhase;
  readonly tracked: ReturnType<typeof trackedPart> | null;
}

/** By which a guest in a car says that they are there; null where no car is waited for. */
export const arrivalPart = (arrival: ReturnType<typeof useWatchedOrder>['arrival'], { cart, cafe, phase, tracked }: Known) =>
  arrival && (
    <LazyArrival
      {...arrival}
      // A kitchen of which nothing is heard may be done.
      isReady={phase !== 'awaited' || tracked?.isHeard !== true}
      phone={cart.customer?.phone ?? ''}
      cafePhone={cafe?.phone ?? ''}
    />
  );
