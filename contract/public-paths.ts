/** Paths that are needed where the schemas of their calls, and the library of those, are not: before a page's code is there (`src/app/early`), and in the service worker. */

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
/** C-16. */
export const customizationsPath = '/menu/customizations/{cafeId}/version/{versionId}/{itemId}';
/** C-13. */
export const quantityRulesPath = '/menu/quantityrules/{cafeId}/version/{versionId}';
