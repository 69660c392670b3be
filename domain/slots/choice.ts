import type { Slot } from './slot.ts';

/** A time to order for: as soon as possible, in so many minutes where that is known, or a cafe-local time. */
export type TimeChoice = { readonly kind: 'asap'; readonly minutes: number | null } | { readonly kind: 'slot'; readonly at: string };

interface Offered {
  /** The times of the day on show; empty while they are not known. */
  readonly slots: readonly Slot[];
  /** Minutes until an order for as soon as possible is ready; null where that is not offered. */
  readonly leadMinutes: number | null;
}

/** Returns the picked time while it is free; else as soon as possible where that is offered, else the first free time; null: there is none. */
export function timeChoice({ slots, leadMinutes }: Offered, picked: string | null): TimeChoice | null {
  const free = slots.filter(({ isOpen }) => isOpen);
  const slot = free.find(({ at }) => at === picked);
  if (slot) return { kind: 'slot', at: slot.at };
  if (leadMinutes !== null) return { kind: 'asap', minutes: leadMinutes };
  return free[0] ? { kind: 'slot', at: free[0].at } : null;
}
