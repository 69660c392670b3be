/** Paths of the calls that a page asks before its code is there (`src/app/early`): apart from their schemas, which need a library. */

/** C-126. */
export const featuresPath = '/app/features/{locale}';
/** C-125. */
export const keysPath = '/app/keys';
/** C-17, the plural path (OPEN-42). */
export const menuVersionsPath = '/menu/versions/{cafeId}';
/** C-18. */
export const menuCategoriesPath = '/menu/categories/{cafeId}/version/{catVersionId}/{catScheduleVersionId}/{comboId}/{languageCode}';
/** C-10. */
export const stockoutPath = '/menu/stockout/{cafeId}';
/** C-19. */
export const placardsPath = '/menu/placards/{cafeId}/version/{placardVersionId}/{placardScheduleVersionId}/{languageCode}';
