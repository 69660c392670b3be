import { placardByHash, placardHashes } from '#contract/placard-hash.ts';
import { menuParts } from '#domain/menu/menu-parts.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { defineQuery } from './define-query.ts';
import { isApiError } from './errors.ts';
import { menuVersionOf, placardFrom } from './menu.ts';

const MINUTE = 60_000;

/** Ids of the placards of a cafe by the hashes of their addresses, those of earlier releases too (C-14, MENU-08). */
export const placardHashesOf = defineQuery(
  'menu',
  'placardHashes',
  async (call, [cafeId]: [cafeId: string], { client }): Promise<Readonly<Record<string, string>>> => {
    const { versions } = await client.fetchQuery(menuVersionOf(call, cafeId));
    const { placardVersionId, languageCode } = menuParts(cafeId, versions).placards;
    return call(placardHashes, { params: { cafeId, versionId: placardVersionId, languageCode } });
  },
  { staleTime: 5 * MINUTE },
);

/** One placard by the hash of its address, with the prices of a cafe; null where there is none of it (C-15, MENU-08). */
export const placardByHashOf = defineQuery(
  'menu',
  'placardByHash',
  async (call, [cafeId, hash]: [cafeId: string, hash: string]): Promise<MenuPlacard | null> => {
    try {
      return placardFrom(await call(placardByHash, { params: { hash }, query: { cafeId } }), cafeId);
    } catch (error) {
      if (isApiError(error) && error.kind === 'notFound') return null;
      throw error;
    }
  },
  { staleTime: 5 * MINUTE },
);
