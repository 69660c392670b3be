import { offer } from '#contract/upsell.ts';
import { drawable } from '#domain/app/list-max.ts';
import type { MenuOffer } from '#domain/menu/offer.ts';
import { defineQuery } from './define-query.ts';
import { isApiError } from './errors.ts';

const MINUTE = 60_000;

/** An offer of the menu by the id of a campaign or a reward; null where it is over or never was (C-22, MENU-15). */
export const offerOf = defineQuery(
  'menu',
  'offer',
  async (call, [offerId]: [offerId: string]): Promise<MenuOffer | null> => {
    try {
      const { name, description, placardIds } = await call(offer, { params: { offerId } });
      return { name, description, placardIds: drawable(placardIds) };
    } catch (error) {
      if (isApiError(error) && error.kind === 'notFound') return null;
      throw error;
    }
  },
  { staleTime: 5 * MINUTE },
);
