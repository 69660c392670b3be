/** Returns the sodium of a nutrition table in milligrams; null where it has none (PRODUCT-10). */
export const sodiumIn = (nutrients: readonly { readonly i18nName: string; readonly value: number }[]): number | null =>
  nutrients.find(({ i18nName }) => i18nName === 'sodium')?.value ?? null;
