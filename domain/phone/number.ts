import { masked } from '../payment/mask.ts';
import { phoneDigits } from './digits.ts';

/** Why it cannot be a phone number, as typed: nothing was, or not ten digits; null where it can (PHONES-07, VALID-04). */
export function phoneProblem(typed: string): 'required' | 'invalid' | null {
  const { length } = phoneDigits(typed);
  if (length === 10) return null;
  return length === 0 ? 'required' : 'invalid';
}

/**
 * A US number as typed, pasted or filled in by a browser, without the country's `+1` or `1` before it: no area code begins with a 1.
 * Anything else stays as it is (VALID-04).
 */
const withoutCountry = (typed: string): string => typed.replace(/^\s*(?:\+\s*1?|1)[\s().-]*/, '');

/** A US number while it is typed, in the shape `(###) ###-####`, without the country (VALID-04). */
export const shapedPhone = (typed: string): string => masked('(###) ###-####', withoutCountry(typed));
