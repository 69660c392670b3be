import { lostReason } from '../slots/lost-reason.ts';
import { minutesLater } from '../time/cafe-time.ts';
import { hasClosedFor, type GoneTime, type JudgedCafe, type SlotOffer, type SlotReason } from './slot-gone.ts';

/**
 * Returns why the time of an order is gone, from what the server says of it: its cafe has closed, the time has passed, an order begun now is not ready
 * by then, or its kitchen is full (SUBMIT-12, SUBMIT-13). Where the server says that the kitchen needs longer for what is ordered, and the time is still
 * to come, that is the reason. A time that the server calls taken is taken, not too soon, where the next one that it offers is no later.
 */
export function reasonOf(
  { slotReason, nextSlot }: Pick<SlotOffer, 'slotReason' | 'nextSlot'>,
  cafe: JudgedCafe,
  { at, now, leadMinutes }: GoneTime,
): SlotReason {
  const hasPassed = at !== null && at <= now;
  if (slotReason === 'prepTime' && !hasPassed) return slotReason;
  if (hasClosedFor(cafe, { at, now, leadMinutes })) return 'closed';
  if (at === null) return slotReason;
  const ready = minutesLater(now, leadMinutes, cafe.timeZone);
  const soonest = nextSlot !== null && nextSlot < ready ? nextSlot : ready;
  const reason = lostReason(at, { now, soonest });
  return reason === 'taken' ? slotReason : reason;
}
