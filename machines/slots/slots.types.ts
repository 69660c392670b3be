import type { Destination, Schedule } from '#domain/order/order.ts';
import type { PickedTime } from '#domain/slots/choice.ts';

export interface SlotsInput {
  readonly cafeId: string;
  readonly timeZone: string;
  readonly destination: Destination;
  /** There are times to choose from; else the order is made as soon as possible (FLAGS-16). */
  readonly isSlotted: boolean;
  /** Meters from where the guest looked; null for a cafe that was not looked for (SLOTS-01). */
  readonly distance: number | null;
}

export interface SlotsContext extends SlotsInput {
  /** The days that can be ordered for, `YYYY-MM-DD` of the cafe, the first one first. */
  readonly days: readonly string[];
  /** The day that the guest looks at. */
  readonly day: string | null;
  /** Days that turned out to have no time. */
  readonly without: readonly string[];
  /** Those of them that were passed over on the way to the day that the guest looks at. */
  readonly passed: readonly string[];
  /** Minutes until an order as soon as possible is ready; null while the kitchen takes none. */
  readonly leadMinutes: number | null;
  /** The time that the guest picked and has not confirmed yet; null: none, or as soon as possible. */
  readonly picked: PickedTime | null;
  /** The time that was picked at first for the guest; null: none was. */
  readonly suggested: PickedTime | null;
  /** What the cart came to when the days were asked for, in cents: a large order needs longer (SLOTS-01, -05). */
  readonly orderAmount: number;
}

/** On which days the cafe takes orders, and in how many minutes one as soon as possible is ready; null: it takes none. */
export interface DaysOffer {
  readonly days: readonly string[];
  readonly leadMinutes: number | null;
}

export type SlotsEvent =
  /** What the cafe offers now, as time has passed. */
  | ({ type: 'offer.changed' } & DaysOffer)
  | { type: 'day.picked'; day: string }
  | { type: 'asap.picked' }
  /** `at`: a time of the day of service that the guest looks at. */
  | ({ type: 'slot.picked' } & PickedTime)
  /** `time`: what is ordered for, picked before or chosen by the page; null: as soon as possible. */
  | { type: 'time.confirmed'; time: PickedTime | null }
  | { type: 'slots.retried' };

export type SlotsOutput =
  | { kind: 'chosen'; schedule: Schedule }
  /** The cafe takes no such orders in these days. */
  | { kind: 'closed' };

export type LoadDaysInput = SlotsInput;
/**
 * `days`: at least one. `suggested`: a time of one of them at which what the guest wants can be had; where nothing is wanted, that of the order in
 * hand; null: none is known.
 */
export type LoadDaysResult = ({ kind: 'loaded'; orderAmount: number; suggested: PickedTime | null } & DaysOffer) | { kind: 'none' };
export type LoadDayInput = SlotsInput & { day: string; orderAmount: number };
export type LoadDayResult = { kind: 'loaded' } | { kind: 'none' };
