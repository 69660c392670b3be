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
  /** The guest has asked on another page whether we deliver there: that is checked at once. */
  readonly isChecked: boolean;
}

/** A cafe near the address. `distance`: meters from there. */
export interface NearCafe {
  readonly cafeId: string;
  readonly distance: number;
}

export interface AddressSearchContext extends AddressSearchInput {
  readonly address: GeocodedAddress | null;
  /** The cafe that delivers there, or where none does, one near for a pickup; null: not known, or there is none. */
  readonly cafe: NearCafe | null;
}

export type AddressSearchEvent =
  | { type: 'address.typed'; typed: Partial<TypedAddress> }
  | { type: 'address.submitted' }
  | { type: 'suggestion.accepted' }
  | { type: 'suggestion.declined' }
  | { type: 'search.retried' }
  /** Picks the order up instead, at the cafe nearest to an address where none delivers. */
  | { type: 'pickup.chosen' }
  /** Picks the order up instead, at a cafe still to be chosen. */
  | { type: 'anotherCafe.requested' };

/** `distance`: meters from the address to the cafe. */
export type AddressSearchOutput =
  | { kind: 'found'; address: DeliveryAddress; cafeId: string; distance: number }
  | { kind: 'pickup'; place: SearchArea; cafeId: string; distance: number }
  | { kind: 'pickupElsewhere'; place: SearchArea };

export type GeocodeAddressInput = { text: string };
export type GeocodeAddressResult =
  | { kind: 'accepted'; address: GeocodedAddress }
  | { kind: 'didYouMean'; address: GeocodedAddress }
  | { kind: 'invalid' }
  | { kind: 'unrecognized' }
  | { kind: 'offline' };

export type FindDeliveringCafeInput = { address: GeocodedAddress };
export type FindDeliveringCafeResult =
  | { kind: 'found'; cafe: NearCafe }
  /** `cafe`: one near for a pickup; null: there is none. */
  | { kind: 'outOfReach'; cafe: NearCafe | null };
