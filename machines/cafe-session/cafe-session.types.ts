import type { CafeServices } from '#domain/cafe/services.ts';
import type { CafeSlotting } from '#domain/cafe/slotting.ts';
import type { Destination, OrderCafe } from '#domain/order/order.ts';

/** Which parts of a cafe are loaded with it (FLAGS-14 to -16). */
export interface CafeFeatures {
  readonly nightHours: boolean;
  readonly campusCard: boolean;
  readonly skipOrderSlotting: boolean;
}

export interface CafeSessionInput {
  readonly cafeId: string;
  readonly destination: Destination;
  /** Meters from where the guest looked; null for a cafe that was not looked for. */
  readonly distance: number | null;
  readonly features: CafeFeatures;
}

export interface CafeSessionContext extends CafeSessionInput {
  readonly details: CafeDetails | null;
  readonly terms: CafeTerms;
}

/** What every order must know of a cafe, and what decides how the rest of it is loaded. */
export interface CafeDetails {
  readonly cafe: Omit<OrderCafe, keyof CafeTerms>;
  readonly services: CafeServices;
  readonly slotting: CafeSlotting;
  /** False: the cafe names no zone that there is, and its times are read in the device's (SLOTS-12). */
  readonly isTimeZoneKnown: boolean;
}

/** What the slots tell about ordering at this cafe (CAFE-09, -10). */
export type CafeTerms = Pick<OrderCafe, 'deliveryMinimum' | 'deliveryProvider' | 'largeOrderMinimum'>;

/** What broke, for the log (CAFE-29, SLOTS-12). */
export type CafeSessionEmitted = { type: 'fault.found'; source: string; message: string };

export type CafeSessionOutput =
  | { kind: 'set'; cafe: OrderCafe; destination: Destination; isSlotted: boolean }
  | { kind: 'notFound' }
  /** The cafe could not be fetched. */
  | { kind: 'unreachable' };

export type FetchCafeInput = { cafeId: string };
export type FetchCafeResult = { kind: 'found'; details: CafeDetails } | { kind: 'notFound' };
export type LoadTermsInput = { cafeId: string; destination: Destination; distance: number | null };
export type LoadTermsResult = { kind: 'loaded'; terms: CafeTerms };
export type CafePartResult = { kind: 'loaded' };
export type ClearedPartResult = { kind: 'cleared' };
