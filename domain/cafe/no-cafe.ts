/** The id that means: no cafe is chosen (CAFE-15). */
export const NO_CAFE = '500000';
