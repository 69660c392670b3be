import type { Destination, Schedule } from '#domain/order/order.ts';

export interface SlotsInput {
  readonly cafeId: string;
  readonly timeZone: string;
  readonly destination: Destination;
}

export interface SlotsContext extends SlotsInput {
  /** The first day that can be ordered for, `YYYY-MM-DD` of the cafe. */
  readonly firstDay: string | null;
  /** The day that the guest looks at. */
  readonly day: string | null;
  /** Minutes until an order as soon as possible is ready; null while the kitchen takes none. */
  readonly leadMinutes: number | null;
}

export type SlotsEvent =
  | { type: 'day.picked'; day: string }
  | { type: 'asap.chosen' }
  | { type: 'slot.picked'; at: string }
  | { type: 'slots.retried' };

export type SlotsOutput =
  | { kind: 'chosen'; schedule: Schedule }
  /** The cafe takes no such orders in these days. */
  | { kind: 'closed' };

export type LoadDaysInput = SlotsInput;
export type LoadDaysResult = { kind: 'loaded'; firstDay: string; leadMinutes: number | null } | { kind: 'none' };
export type LoadDayInput = SlotsInput & { day: string };
export type LoadDayResult = { kind: 'loaded' } | { kind: 'none' };
