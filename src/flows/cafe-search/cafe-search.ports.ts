import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import { cafeForPickup } from '#domain/cafe/found-cafes.ts';
import { judgeGeocode } from '#domain/cafe/geocode.ts';
import { supports } from '#domain/cafe/services.ts';
import type {
  FindDeliveringCafeInput,
  FindDeliveringCafeResult,
  GeocodeAddressInput,
  GeocodeAddressResult,
  NearCafe,
} from '#machines/address-search/address-search.types.ts';
import type {
  FindCafesInput,
  FindCafesResult,
  GeocodeInput,
  GeocodeResult,
  LocateResult,
} from '#machines/cafe-search/cafe-search.types.ts';
import { cafesNear, geocodeApi, type CafeSettings } from '#src/api/cafe.ts';
import type { Client } from '#src/api/client.ts';
import { isApiError } from '#src/api/errors.ts';

/** The browser's answer to where it is, or null when it may not or cannot say. */
export type Locate = () => Promise<{ readonly latitude: number; readonly longitude: number } | null>;

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly settings: () => CafeSettings;
}

/** What the geocoder says of an address; null where the connection is missing. */
async function lookUp(call: Client, typed: string, signal: AbortSignal) {
  try {
    return await geocodeApi(call)(typed, signal);
  } catch (error) {
    if (isApiError(error) && error.kind === 'offline') return null;
    throw error;
  }
}

export const cafeSearchPorts = ({ call, queryClient, settings, locate }: Dependencies & { readonly locate: Locate }) => ({
  geocode: fromPromise<GeocodeResult, GeocodeInput>(async ({ input: { typed }, signal }) => {
    const found = await lookUp(call, typed, signal);
    if (found === null) return { kind: 'offline' };
    const { deliveryAddressStatus, formattedAddress } = found;
    const kind = judgeGeocode(typed, { status: deliveryAddressStatus, formattedAddress });
    return kind === 'accepted' || kind === 'didYouMean' ? { kind, address: formattedAddress } : { kind };
  }),

  locate: fromPromise<LocateResult, void>(async () => {
    const point = await locate();
    return point === null ? { kind: 'denied' } : { kind: 'located', latitude: point.latitude, longitude: point.longitude };
  }),

  findCafes: fromPromise<FindCafesResult, FindCafesInput>(async ({ input: { place, destination } }) => {
    const cafes = await queryClient.fetchQuery(cafesNear(call, place, destination, settings()));
    return { kind: cafes.length === 0 ? 'none' : 'found' };
  }),
});

export const addressSearchPorts = ({ call, queryClient, settings }: Dependencies) => ({
  geocodeAddress: fromPromise<GeocodeAddressResult, GeocodeAddressInput>(async ({ input: { text }, signal }) => {
    const found = await lookUp(call, text, signal);
    if (found === null) return { kind: 'offline' };
    const kind = judgeGeocode(text, { status: found.deliveryAddressStatus, formattedAddress: found.formattedAddress });
    if (kind !== 'accepted' && kind !== 'didYouMean') return { kind };
    const { address1, city, state, postalCode, country, formattedAddress } = found;
    // A town is no door to ring at.
    if (address1 === '') return { kind: 'unrecognized' };
    return { kind, address: { address1, city, state, postalCode, country, formattedAddress } };
  }),

  findDeliveringCafe: fromPromise<FindDeliveringCafeResult, FindDeliveringCafeInput>(async ({ input: { address } }) => {
    const place = { kind: 'address', address: address.formattedAddress } as const;
    const delivering = await queryClient.fetchQuery(cafesNear(call, place, 'DELIVERY', settings()));
    const nearest = delivering.find(({ services }) => supports(services, 'DELIVERY'));
    if (nearest) return { kind: 'found', cafe: nearOf(nearest) };
    // Without an answer the guest looks for a cafe in the next step.
    const all = await queryClient.fetchQuery(cafesNear(call, place, 'RPU', settings())).catch(() => []);
    const pickup = cafeForPickup(all, settings().searchRadius);
    return { kind: 'outOfReach', cafe: pickup ? nearOf(pickup) : null };
  }),
});

const nearOf = ({ cafeId, distance }: FoundCafe): NearCafe => ({ cafeId, distance });
