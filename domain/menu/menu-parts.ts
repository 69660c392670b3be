/** The only language (GEN-09, MENU-21). */
const LANGUAGE = 'en-US';
/** All combos, not one's own shelf (MENU-06, decision 052). */
const ALL_COMBOS = '0';

/** The releases of the parts of a menu that its shelves and cards are made of (MENU-03). */
export interface MenuReleases {
  readonly mnavCategory: string;
  readonly mnavCategorySchedule: string;
  readonly mnavPlacard: string;
  readonly mnavPlacardSchedule: string;
}

/** What names the shelves and the cards of a menu. */
export type MenuParts = ReturnType<typeof menuParts>;

/** A version of the menu is its first eight characters in an address (MENU-02, E-33). */
export const shortVersion = (version: string): string => version.slice(0, 8);

/** Returns what names the shelves and the cards of a cafe's menu, for their calls (MENU-06, MENU-07). */
export const menuParts = (cafeId: string, releases: MenuReleases) => ({
  categories: {
    cafeId,
    catVersionId: releases.mnavCategory,
    catScheduleVersionId: releases.mnavCategorySchedule,
    comboId: ALL_COMBOS,
    languageCode: LANGUAGE,
  },
  placards: {
    cafeId,
    placardVersionId: releases.mnavPlacard,
    placardScheduleVersionId: releases.mnavPlacardSchedule,
    languageCode: LANGUAGE,
  },
});
