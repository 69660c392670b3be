import type { MenuCategory } from '#contract/menu.ts';
import { dayparts } from '#sandbox/seeds/menu/dayparts.ts';
import { shelves } from '#sandbox/seeds/menu/shelves.ts';

/** The release that every cafe serves. Offers and dayparts move by themselves; a new seed needs a new number. */
export const MENU_VERSION = '20261101063000';

/** The shelves as the wire has them. */
export const categories: readonly MenuCategory[] = shelves.map(({ catId, name, description, imgKey, comboId, promo, sections }) => ({
  catId: String(catId),
  i18nInfo: { name, description },
  i18nPromo: promo,
  imgKey,
  comboId: comboId === null ? null : String(comboId),
  sections: sections.map(({ secId, name: title, daypart, placardIds }) => ({
    secId,
    sectionType: daypart,
    i18nInfo: { name: title },
    prioritySchedules: dayparts[daypart],
    placardIds: placardIds.map(String),
  })),
}));

/** The placard on top of the menu. */
export const HERO_PLACARD = '7107';
