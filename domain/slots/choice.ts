import { lostReason, type LostReason } from './lost-reason.ts';
import type { Slot } from './slot.ts';

/** A time to order for: as soon as possible, in so many minutes where that is known, or a cafe-local time. */
export type TimeChoice = { readonly kind: 'asap'; readonly minutes: number | null } | ({ readonly kind: 'slot' } & PickedTime);

/** A cafe-local time that a guest picked. `day`: the day of service, `YYYY-MM-DD`, that it is a time of; it may be after its midnight. */
export interface PickedTime {
  readonly day: string;
  readonly at: string;
}

interface Offered {
  /** The day of service on show; null: none. */
  readonly day: string | null;
  /** Its times still to come and not too soon (`comingSlots`); null while they are not known. */
  readonly slots: readonly Slot[] | null;
  /** Days of service that turned out to have no time. */
  readonly without: readonly string[];
  /** The cafe-local times of now, and at which an order begun now is ready; now where that is not known. */
  readonly now: string;
  readonly readyAt: string;
  /** Minutes until an order for as soon as possible is ready; null where that is not offered. */
  readonly leadMinutes: number | null;
}

/** A picked time, cafe-local, that cannot be chosen anymore, and why. */
export interface LostTime {
  readonly at: string;
  readonly reason: LostReason;
}

interface ChosenTime {
  /** Null: there is none, so that the guest has to pick one. */
  readonly choice: TimeChoice | null;
  /** The picked time, where it cannot be chosen anymore; null: it can, or none was picked. */
  readonly lost: LostTime | null;
}

/**
 * Returns the picked time. One that is not free anymore gives way to the next free time of its day, else the last one; a time of another day
 * than the one on show is taken as it is, unless it has passed. Without a pick: as soon as possible where that is offered, else the first free time.
 */
export function timeChoice({ day, slots, without, now, readyAt, leadMinutes }: Offered, picked: PickedTime | null): ChosenTime {
  const free = (slots ?? []).filter(({ isOpen }) => isOpen);
  if (picked !== null) {
    const lost = { at: picked.at, reason: lostReason(picked.at, { now, soonest: readyAt }) };
    const isKnown = slots !== null && picked.day === day;
    if (without.includes(picked.day) || (!isKnown && picked.at <= now)) return { choice: null, lost };
    if (!isKnown || free.some(({ at }) => at === picked.at)) return { choice: { kind: 'slot', ...picked }, lost: null };
    const next = free.find(({ at }) => at > picked.at) ?? free.at(-1);
    return { choice: next ? { kind: 'slot', day: picked.day, at: next.at } : null, lost };
  }
  if (leadMinutes !== null) return { choice: { kind: 'asap', minutes: leadMinutes }, lost: null };
  return { choice: free[0] && day !== null ? { kind: 'slot', day, at: free[0].at } : null, lost: null };
}

/** Returns what is ordered for by a choice; null: as soon as possible. */
export const timeOf = (choice: TimeChoice): PickedTime | null => (choice.kind === 'asap' ? null : { day: choice.day, at: choice.at });
