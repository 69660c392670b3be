import type { Cart } from '#domain/cart/cart.ts';
import { promisedAt, promiseLabel } from '#domain/order/promise.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { TrackerScreen } from '#machines/tracker/tracker.screen.ts';
import { timeOf } from '#src/flows/tracker/tracker-words.ts';

/** What a page says of the time of an order in the cafe’s zone: the promised one, or a new one as soon as it is known. */
export function orderTime({ cartSummary }: Cart, tracker: TrackerScreen | null, timeZone: string, now: Temporal.Instant) {
  const localNow = cafeTimeAt(now, timeZone);
  const promised = promisedAt(cartSummary, timeZone);
  const time = tracker && timeOf(tracker, promised);
  const at = time?.at ?? promised;
  return { localNow, at, when: at && promiseLabel(at, localNow), whenLabel: time?.label ?? null, promisedAt: promised };
}
