/** A code has so many digits (MFA-17, MFA-27). */
export const CODE_LENGTH = 6;

/** What is wrong with a code as it was typed (MFA-27). */
export type CodeTrouble = 'required' | 'invalidCharacters' | 'tooShort';

/** Null for a code that can be verified. */
export function codeTrouble(typed: string): CodeTrouble | null {
  if (typed === '') return 'required';
  if (/\D/.test(typed)) return 'invalidCharacters';
  return typed.length < CODE_LENGTH ? 'tooShort' : null;
}

/** The first six digits of a typed or pasted code (MFA-17). */
export const keptCode = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

/** A code that is whole verifies by itself (MFA-17, E-11). */
export const isWholeCode = (typed: string): boolean => codeTrouble(typed) === null && typed.length === CODE_LENGTH;

/** A pasted code without what messages put between its digits: `131-394` and `131 394` are `131394` (decision 025: MFA-27 refuses them). */
export const withoutSeparators = (pasted: string): string => pasted.replaceAll(/(?<=\d)[\s.‐–-](?=\d)/g, '');
