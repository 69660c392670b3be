import { cafeAllergens, versionAllergens } from '#contract/allergen.ts';
import { drawable } from '#domain/app/list-max.ts';
import type { Allergen } from '#domain/menu/allergens.ts';
import type { Client } from './client.ts';

/** Reads the list of allergens of a version of the menu, or of a cafe where the version is not known: null. */
export async function readAllergens(call: Client, cafeId: string, versionId: string | null): Promise<readonly Allergen[]> {
  const { allergens } =
    versionId === null ? await call(cafeAllergens, { params: { cafeId } }) : await call(versionAllergens, { params: { versionId } });
  return drawable(allergens).map(({ itemId, name, isParent, group, sortOrder }) => ({
    itemId,
    name,
    isParent,
    group,
    sortOrder: sortOrder ?? null,
  }));
}
