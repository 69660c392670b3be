/** Most characters of a code that the field takes. */
export const CODE_MAX = 40;

/** The code as the bakery has it: trimmed, in upper case; empty where nothing was typed (DISC-01). */
export const discountCode = (typed: string): string => typed.trim().toUpperCase();

/** A code that is applied without being asked for; null: it is empty, or the guest has removed it from this cart (DISC-02). */
export function offeredCode(offered: string, removed: readonly string[]): string | null {
  const code = discountCode(offered);
  return code === '' || removed.includes(code) ? null : code;
}
