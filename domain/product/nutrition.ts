/** From here on a product is high in sodium, in milligrams. */
const HIGH_SODIUM_MG = 2300;

/** Is it, all parts of a combo together (PRODUCT-10, E-39)? */
export const isHighInSodium = (...milligrams: readonly number[]): boolean => milligrams.reduce((sum, mg) => sum + mg, 0) >= HIGH_SODIUM_MG;
