/** The ten digits of a US phone number; a leading 1 is the country's. Of anything else, its digits. */
export const phoneDigits = (typed: string): string => typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Why it cannot be a phone number, as typed: nothing was, or not ten digits; null where it can (PHONES-07, VALID-04). */
export function phoneProblem(typed: string): 'required' | 'invalid' | null {
  const { length } = phoneDigits(typed);
  if (length === 10) return null;
  return length === 0 ? 'required' : 'invalid';
}
