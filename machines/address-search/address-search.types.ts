import type { Place } from '#domain/cafe/place.ts';
import type { DeliveryAddress } from '#domain/order/order.ts';

/** An address as the guest typed it; the second line and the instructions are for the driver and are not looked up. */
export interface TypedAddress {
  readonly text: string;
  readonly line2: string;
  readonly instructions: string;
}

export interface AddressSearchInput {
  /** Where the last delivery went, for the guest to begin with. */
  readonly typed: TypedAddress;
}

export interface AddressSearchContext extends AddressSearchInput {
  /** The address as the geocoder found it. */
  readonly address: DeliveryAddress | null;
}

export type AddressSearchEvent =
  | ({ type: 'address.submitted' } & TypedAddress)
  | { type: 'suggestion.accepted' }
  | { type: 'suggestion.declined' }
  | { type: 'search.retried' }
  /** Picks the order up instead, near an address where no cafe delivers. */
  | { type: 'pickup.chosen' };

/** `distance`: metres from the address to the cafe. */
export type AddressSearchOutput =
  | { kind: 'found'; address: DeliveryAddress; cafeId: string; distance: number }
  | { kind: 'pickup'; place: Place };

export type GeocodeAddressInput = TypedAddress;
export type GeocodeAddressResult =
  | { kind: 'accepted'; address: DeliveryAddress }
  | { kind: 'didYouMean'; address: DeliveryAddress }
  | { kind: 'invalid' }
  | { kind: 'unrecognized' };

export type FindDeliveringCafeInput = { address: DeliveryAddress };
export type FindDeliveringCafeResult = { kind: 'found'; cafeId: string; distance: number } | { kind: 'outOfReach' };
