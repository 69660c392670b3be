import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { isPromiseDue, promisedAt, promiseLabel } from '#domain/order/promise.ts';
import { cafeTimeAt, dayOf } from '#domain/time/cafe-time.ts';
import { phaseOf } from '#domain/tracking/phase.ts';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { hoursOf } from '#src/flows/cafe-search/cafe-facts.ts';
import { newTimeOf, orderedTime } from '#src/flows/tracker/tracker-words.ts';
import { orderCalendar } from '#src/pages/confirmation/order-calendar.ts';
import { deviceZone } from '#src/api/zone.ts';

/** Null is what is not known, and the tracker of an order that is not followed. Without a cafe times are those of the device. */
interface Timed {
  readonly cart: Cart;
  readonly cafe: Parameters<typeof orderCalendar>[1] | null;
  readonly place: FoundCafe | null;
  readonly tracker: TrackerScreen | null;
  readonly now: Temporal.Instant;
}

/** What a page says of the time of an order in the cafe’s zone: the promised one, or a new one as soon as it is known, and the cafe’s hours. */
export function orderTime({ cart, cafe, place, tracker, now }: Timed) {
  const zone = cafe?.timeZone ?? deviceZone();
  const localNow = cafeTimeAt(now, zone);
  const promised = promisedAt(cart.cartSummary, zone);
  const phase = phaseOf({ ...cart, timeZone: cafe && zone, stage: tracker?.stage ?? null }, now);
  const time = phase === 'over' && promised !== null ? orderedTime(promised) : tracker && newTimeOf(tracker, promised, localNow);
  const at = time?.at ?? promised;
  return {
    phase,
    when: at && promiseLabel(at, localNow),
    whenLabel: time?.label ?? null,
    day: at && dayOf(at),
    isToday: at !== null && dayOf(at) === dayOf(localNow),
    promisedAt: promised,
    isDue: isPromiseDue(promised, localNow),
    hours: place ? hoursOf(place, localNow) : '',
    calendar: cafe && at && orderCalendar(cart, cafe, { at: at.slice(0, 16), now, phase }),
  };
}
