/** The id that means: no cafe is chosen (CAFE-15). */
export const NO_CAFE = '500000';

/** Most customizations of one item where a cafe does not say (CAFE-13). */
export const CUSTOMIZATIONS_MAX = 5;

/** Is this the id of a real cafe (ORD-SETUP-08)? */
export const isRealCafe = (cafeId: string | null): boolean => cafeId !== null && cafeId !== '' && cafeId !== NO_CAFE;
