import { cafeSearch } from '#contract/cafe.ts';
import { drawable } from '#domain/app/list-max.ts';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import { foundFrom } from './cafe.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';

const MINUTE = 60_000;

/**
 * Cafes by their ids that a guest may choose from, each with its place on the map and whether it is open; one that there is no longer is left out. Asked
 * for as around a place: `openCafes` is of `CafeSettings` (CAFE-16, CAFE-18, CAFE-20).
 */
export const cafesNow = defineQuery(
  'cafe',
  'cafesNow',
  (call, [cafeIds, openCafes]: [cafeIds: readonly string[], openCafes: string | null]): Promise<readonly FoundCafe[]> =>
    namedCafes(call, cafeIds, openCafes),
  { staleTime: MINUTE },
);

/** One cafe, open or closed, so that it can be said that it is closed (decision 053); null when there is none of that id. */
export const cafeNowById = defineQuery(
  'cafe',
  'now',
  async (call, [cafeId]: [cafeId: string]): Promise<FoundCafe | null> => (await namedCafes(call, [cafeId], null))[0] ?? null,
  { staleTime: MINUTE },
);

async function namedCafes(call: Client, cafeIds: readonly string[], openCafes: string | null): Promise<readonly FoundCafe[]> {
  const { cafeList } = await call(cafeSearch, { query: openCafes === null ? {} : { openCafes }, body: { cafeIds: cafeIds.join(',') } });
  return drawable(cafeList).map(foundFrom);
}
