const forbidden = /[!@#$%^&*()?<>]/;

/** Most characters of any text (VALID-12). */
export const TEXT_MAX = 2048;

/** Most characters of special instructions, for an order or for one item of it (ORD-SETUP-25, VALID-07). */
export const SPECIAL_INSTRUCTIONS_MAX = 120;

/** A text without `! @ # $ % ^ & * ( ) ? < >`, and not too long (VALID-01, VALID-12, E-66). */
export const isPlainText = (text: string): boolean => !forbidden.test(text) && text.length <= TEXT_MAX;

/** The same, not beginning with a digit either (VALID-02). */
export const isPlainName = (text: string): boolean => isPlainText(text) && !/^\d/.test(text);

/** Exactly five digits (VALID-03, E-66). */
export const isZip = (typed: string): boolean => /^\d{5}$/.test(typed);

/** Words of one guest to another: letters, digits, spaces and the usual signs (VALID-06). */
export const isPersonalMessage = (text: string): boolean => /^[\w\s!@&\-|:?.,'"]*$/.test(text);
