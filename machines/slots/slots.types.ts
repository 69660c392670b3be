import type { Destination, Schedule } from '#domain/order/order.ts';

export interface SlotsInput {
  readonly cafeId: string;
  readonly timeZone: string;
  readonly destination: Destination;
  /** There are times to choose from; else the order is made as soon as possible (FLAGS-16). */
  readonly isSlotted: boolean;
  /** Metres from where the guest looked; null for a cafe that was not looked for (SLOTS-01). */
  readonly distance: number | null;
}

export interface SlotsContext extends SlotsInput {
  /** The first day that can be ordered for, `YYYY-MM-DD` of the cafe. */
  readonly firstDay: string | null;
  /** The day that the guest looks at. */
  readonly day: string | null;
  /** Minutes until an order as soon as possible is ready; null while the kitchen takes none. */
  readonly leadMinutes: number | null;
  /** What the cart came to when the days were asked for, in cents: a large order needs longer (SLOTS-01, -05). */
  readonly orderAmount: number;
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
export type LoadDaysResult = { kind: 'loaded'; firstDay: string; leadMinutes: number | null; orderAmount: number } | { kind: 'none' };
export type LoadDayInput = SlotsInput & { day: string; orderAmount: number };
export type LoadDayResult = { kind: 'loaded' } | { kind: 'none' };
