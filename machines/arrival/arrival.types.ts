import type { CarDestination } from '#domain/tracking/arrival.ts';

/** The order that the guest comes for. */
export interface ArrivalInput {
  readonly orderId: string;
  /** The number that the guest reads. */
  readonly number: string;
  readonly cafeId: string;
  readonly destination: CarDestination;
  /** When it is promised for, cafe-local. */
  readonly at: string;
  /** IANA time zone of the cafe. */
  readonly timeZone: string;
}

export interface ArrivalContext extends ArrivalInput {
  /** The instant from which on the guest may say that they are there; null: not known, or from now on. */
  readonly from: string | null;
  /** Digits by which the cafe finds the order; null until the guest has sent them. */
  readonly phoneNumber: string | null;
  /** The cafe may have been told: an answer was lost. */
  readonly isRepeated: boolean;
}

/** The guest is there. The cafe finds the order by this phone, digits. */
export type ArrivalEvent = { type: 'arrival.sent'; phoneNumber: string };

export type ArrivalEmitted = { type: 'fault.found'; source: string; message: string };

export type ReadArrivalInput = ArrivalInput;
export type ReadArrivalResult =
  /** The guest is waited for, and has not said that they are there. */
  | { kind: 'expected' }
  | { kind: 'early'; from: string }
  /** The cafe knows that the guest is there. */
  | { kind: 'known' }
  /** It is canceled, or its time is over. */
  | { kind: 'over' };

/** `isRepeated`: nothing is sent where it cannot be asked whether the cafe knows. */
export type SendArrivalInput = ArrivalInput & { phoneNumber: string; isRepeated: boolean };
/** `unknown`: the cafe has no order under this phone. */
export type SendArrivalResult = Exclude<ReadArrivalResult, { kind: 'expected' }> | { kind: 'unknown' };
