import { cafeAllergens, versionAllergens } from '#contract/allergen.ts';
import type { Allergen } from '#domain/menu/allergens.ts';
import { drawable } from '#domain/app/list-max.ts';
import { defineQuery } from './define-query.ts';
import { menuVersionOf } from './menu.ts';

const MINUTE = 60_000;

/** The allergens that a menu may list: by the version that the cafe serves, or by the cafe where its version is not known (MENU-10). */
export const allergensOf = defineQuery(
  'menu',
  'allergens',
  async (call, [cafeId]: [cafeId: string], { client }): Promise<readonly Allergen[]> => {
    const known = await client.fetchQuery(menuVersionOf(call, cafeId)).catch(() => null);
    const { allergens } =
      known === null
        ? await call(cafeAllergens, { params: { cafeId } })
        : await call(versionAllergens, { params: { versionId: known.versions.allowedAllergens } });
    return drawable(allergens).map(({ itemId, name, isParent, group, sortOrder }) => ({
      itemId,
      name,
      isParent,
      group,
      sortOrder: sortOrder ?? null,
    }));
  },
  { staleTime: 5 * MINUTE },
);
