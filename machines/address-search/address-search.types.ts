import type { SearchArea } from '#domain/cafe/search-area.ts';
import type { DeliveryAddress, GeocodedAddress } from '#domain/order/order.ts';

/** An address as the guest typed it; the second line and the instructions are for the driver and are not looked up. */
export interface TypedAddress {
  readonly text: string;
  readonly line2: string;
  readonly instructions: string;
}

export interface AddressSearchInput {
  /** For the guest to begin with: what they typed before, or where the last delivery went. */
  readonly typed: TypedAddress;
  /** The guest has asked on another page whether we deliver there: that is checked at once, and the other fields are still to come. */
  readonly isChecked: boolean;
}

export interface AddressSearchContext extends AddressSearchInput {
  readonly address: GeocodedAddress | null;
}

export type AddressSearchEvent =
  | { type: 'address.typed'; typed: Partial<TypedAddress> }
  | { type: 'address.submitted' }
  | { type: 'suggestion.accepted' }
  | { type: 'suggestion.declined' }
  | { type: 'search.retried' }
  /** Picks the order up instead, near an address where no cafe delivers. */
  | { type: 'pickup.chosen' };

/** `distance`: metres from the address to the cafe. */
export type AddressSearchOutput =
  | { kind: 'found'; address: DeliveryAddress; cafeId: string; distance: number }
  | { kind: 'pickup'; place: SearchArea };

export type GeocodeAddressInput = { text: string };
export type GeocodeAddressResult =
  | { kind: 'accepted'; address: GeocodedAddress }
  | { kind: 'didYouMean'; address: GeocodedAddress }
  | { kind: 'invalid' }
  | { kind: 'unrecognized' }
  | { kind: 'offline' };

export type FindDeliveringCafeInput = { address: GeocodedAddress };
export type FindDeliveringCafeResult = { kind: 'found'; cafeId: string; distance: number } | { kind: 'outOfReach' };
