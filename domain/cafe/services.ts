import type { Destination } from '../order/order.ts';

/** What a cafe offers; what it does not say, it does not offer (CAFE-01 to -05). */
export interface CafeServices {
  readonly hasInCafePickup?: boolean | undefined;
  readonly hasDelivery?: boolean | undefined;
  readonly hasDineIn?: boolean | undefined;
  readonly hasDriveThruPickup?: boolean | undefined;
  readonly hasCurbside?: boolean | undefined;
}

const services = {
  RPU: 'hasInCafePickup',
  DELIVERY: 'hasDelivery',
  DINEIN: 'hasDineIn',
  DRIVE_THRU: 'hasDriveThruPickup',
  CURBSIDE: 'hasCurbside',
} as const satisfies Readonly<Record<Destination, keyof CafeServices>>;

/** In this order another destination is looked for (OPEN-10). */
const preferred: readonly Destination[] = ['RPU', 'DRIVE_THRU', 'CURBSIDE', 'DINEIN', 'DELIVERY'];

/** May an order of this destination go to the cafe (CAFE-01 to -05)? */
export const supports = (cafe: CafeServices, destination: Destination): boolean => cafe[services[destination]] === true;

/** All that the cafe offers, the usual first. */
export const supportedBy = (cafe: CafeServices): readonly Destination[] => preferred.filter((destination) => supports(cafe, destination));

/** The wanted destination where the cafe offers it, else the first that it does, else pickup (CAFE-06, OPEN-10). */
export const destinationAt = (cafe: CafeServices, wanted: Destination): Destination =>
  supports(cafe, wanted) ? wanted : (supportedBy(cafe)[0] ?? 'RPU');
