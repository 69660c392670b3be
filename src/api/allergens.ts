import type { QueryClient } from '@tanstack/react-query';
import { expandedBy, type Allergen, type Avoidance } from '#domain/menu/allergens.ts';
import type { Client } from './client.ts';
import { defineQuery } from './define-query.ts';
import { menuVersionOf } from './menu.ts';

const MINUTE = 60_000;

/**
 * The allergens that a menu may list: by the version that the cafe serves, or by the cafe where its version is not known (MENU-10). What reads them
 * comes for a guest who avoids something.
 */
export const allergensOf = defineQuery(
  'menu',
  'allergens',
  async (call, [cafeId]: [cafeId: string], { client }): Promise<readonly Allergen[]> => {
    const known = await client.fetchQuery(menuVersionOf(call, cafeId)).catch(() => null);
    const { readAllergens } = await import('./read-allergens.ts');
    return readAllergens(call, cafeId, known?.versions.allowedAllergens ?? null);
  },
  { staleTime: 5 * MINUTE },
);

interface Sources {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

/** Returns what the guest avoids by the list of a cafe, or as it was stored where the list does not come (MENU-11). */
export async function avoidanceAt({ call, queryClient }: Sources, cafeId: string, stored: Avoidance): Promise<Avoidance> {
  if (stored.allergens.length === 0) return stored;
  return expandedBy(await queryClient.fetchQuery(allergensOf(call, cafeId)).catch(() => []), stored);
}

/** Returns the same without a call: by the list where a page has read it, else as it was stored. */
export const knownAvoidanceAt = ({ call, queryClient }: Sources, cafeId: string, stored: Avoidance): Avoidance =>
  expandedBy(queryClient.getQueryData(allergensOf(call, cafeId).queryKey) ?? [], stored);
