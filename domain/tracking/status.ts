/** A moment in the life of an order, under the server’s name for it (TRACK-03, TRACK-04). */
export type StatusEvent = 'PAID' | 'kitchenSend' | 'enroute_to_dropoff' | 'arrived_at_consumer';

/** Who brings a delivery. */
export interface Driver {
  /** Empty where it is not known. */
  readonly name: string;
  /** Digits; empty where it is not known. */
  readonly phone: string;
  /** Page of the delivery service; null where there is none, or none that may be linked. */
  readonly link: string | null;
}

/** How far an order is, as the server said last (TRACK-12). Times are cafe-local, with or without seconds. */
export interface OrderStatus {
  /** When each moment was; those to come are left out. Null: it was, and the server did not say when. */
  readonly events: Readonly<Partial<Record<StatusEvent, string | null>>>;
  readonly isKitchenComplete: boolean;
  readonly isLarge: boolean;
  /** When the order is expected now; null where the server did not say. */
  readonly expectedAt: string | null;
  /** Null where it is not delivered, or the server names no driver. */
  readonly driver: Driver | null;
}

/** Milliseconds between two polls (TRACK-10). */
export const POLL_MS = 15_000;

/** Failed polls in a row that end polling (TRACK-11, OPEN-20). */
export const FAILURES_MAX = 3;
