/** From here on a product is high in sodium, in milligrams. */
const HIGH_SODIUM_MG = 2300;

/** Is it, all parts of a combo together (PRODUCT-10, E-39)? */
export const isHighInSodium = (...milligrams: readonly number[]): boolean => milligrams.reduce((sum, mg) => sum + mg, 0) >= HIGH_SODIUM_MG;

/**
 * Returns the sodium of a product with its side, in milligrams; null where that of one of them is not known (PRODUCT-10).
 * @param parts The product as it is sold, and its side where it comes with one.
 */
export const sodiumOf = (...parts: readonly { readonly sodiumMg: number | null }[]): number | null =>
  parts.reduce<number | null>((sum, { sodiumMg }) => (sum === null || sodiumMg === null ? null : sum + sodiumMg), 0);
