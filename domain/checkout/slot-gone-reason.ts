import { lostReason } from '../slots/lost-reason.ts';
import { minutesLater } from '../time/cafe-time.ts';
import { hasClosedFor, type GoneTime, type JudgedCafe, type SlotOffer, type SlotReason } from './slot-gone.ts';

/**
 * Returns why the time of an order is gone, from what the server says of it: its cafe has closed, the time has passed, an order begun now is not ready
 * by then, or its kitchen is full (SUBMIT-12, SUBMIT-13). That the kitchen needs longer for what is ordered is the server's own word, which stands for
 * a time still to come; so does that a time is taken, where the server offers one that is as soon, in fewer minutes than the kitchen names.
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
