import { phoneDigits } from './digits.ts';

/**
 * Returns a phone number as `(555) 123-4567`, a shorter one as far as it goes. Asterisks are hidden digits. The country code 1 of
 * eleven digits is dropped; of more digits the first ten are used (PHONES-04 to -06, AMB-11, E-10).
 */
export function formatPhone(typed: string): string {
  const signs = typed.replaceAll(/[^\d*]/g, '');
  const number = (signs.length === 11 ? signs.replace(/^1/, '') : signs).slice(0, 10);
  if (number.length <= 3) return number;
  if (number.length <= 7) return `${number.slice(0, 3)}-${number.slice(3)}`;
  return `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`;
}

/** All that two-step verification shows of a number (MFA-30, E-10). */
export const lastFour = (phone: string): string => phoneDigits(phone).slice(-4);
