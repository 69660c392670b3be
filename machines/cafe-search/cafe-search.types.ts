import type { SearchArea, SearchStart } from '#domain/cafe/search-area.ts';
import type { Destination } from '#domain/order/order.ts';

export interface CafeSearchInput {
  readonly destination: Destination;
  /** Where the guest has looked before in this setup. */
  readonly place: SearchArea | null;
  /** What the search begins with where no place is known; null: with an empty field. */
  readonly start: SearchStart | null;
  /** The browser may be asked where the guest is (FLAGS-12). */
  readonly canLocate: boolean;
}

export interface CafeSearchContext extends CafeSearchInput {
  /** The address as the geocoder spells it, when it differs from what was typed. */
  readonly suggestion: string | null;
  /** What was typed last. */
  readonly typed: string;
}

export type CafeSearchEvent =
  | { type: 'address.submitted'; text: string }
  | { type: 'suggestion.accepted' }
  | { type: 'suggestion.declined' }
  | { type: 'location.requested' }
  | { type: 'search.retried' }
  /** `distance`: meters from where was searched. */
  | { type: 'cafe.picked'; cafeId: string; distance: number };

export type CafeSearchOutput = { kind: 'picked'; cafeId: string; distance: number; place: SearchArea };

export type GeocodeInput = { typed: string };
export type GeocodeResult =
  | { kind: 'accepted'; address: string }
  | { kind: 'didYouMean'; address: string }
  | { kind: 'invalid' }
  | { kind: 'unrecognized' }
  | { kind: 'offline' };

export type LocateResult = { kind: 'located'; latitude: number; longitude: number } | { kind: 'denied' };

export type FindCafesInput = { place: SearchArea; destination: Destination };
export type FindCafesResult = { kind: 'found' } | { kind: 'none' };
