import { proteinUpsell } from '#contract/upsell.ts';
import { drawable } from '#domain/app/list-max.ts';
import type { ProteinUpsell } from '#domain/menu/goes-well.ts';
import { defineQuery } from './define-query.ts';
import { menuVersionOf } from './menu.ts';

const MINUTE = 60_000;

/** What a cafe offers on top of an order, of the release of the menu that it serves (C-21, MENU-14). */
export const proteinUpsellOf = defineQuery(
  'menu',
  'proteinUpsell',
  async (call, [cafeId]: [cafeId: string], { client }): Promise<readonly ProteinUpsell[]> => {
    const { version } = await client.fetchQuery(menuVersionOf(call, cafeId));
    const { items } = await call(proteinUpsell, { params: { cafeId, versionId: version } });
    return drawable(items).map(({ itemId, parentPlacardId, schedule, availabilityExceptions }) => ({
      itemId,
      placardId: parentPlacardId,
      schedule,
      exceptions: availabilityExceptions,
    }));
  },
  { staleTime: 5 * MINUTE },
);
