import type { Destination } from '../order/order.ts';

/** What decides whether a cafe has times to choose from. */
export interface CafeSlotting {
  /** A location without a counter (CAFE-08). */
  readonly isVirtual: boolean;
  /** The cafe takes pickup orders as they come (OPEN-40). */
  readonly isSkipped: boolean;
}

/** Cafe features by their keys (OPEN-40). */
type CafeFeatures = Readonly<Record<string, boolean | string>>;

/** Reads from a cafe's features and its own `isVirtual` how it slots (CAFE-08, OPEN-40). */
export const slottingFrom = (features: CafeFeatures, isVirtual: boolean): CafeSlotting => ({
  isVirtual: isVirtual || isOn(features['virtualLocation']),
  isSkipped: isOn(features['skipOrderSlotting']),
});

/** Whether a cafe has a feature, by either of the values that the server gives it. */
export const isOn = (value: boolean | string | undefined): boolean => value === true || value === 'true';

/**
 * Returns whether orders of a destination choose among times at the cafe: not at a virtual location, and not for pickup where the
 * cafe or the feature skips slotting (CAFE-08, FLAGS-16).
 */
export const isSlotted = ({ isVirtual, isSkipped }: CafeSlotting, destination: Destination, isSkippedEverywhere: boolean): boolean =>
  !isVirtual && !(destination === 'RPU' && (isSkipped || isSkippedEverywhere));
