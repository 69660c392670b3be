/** An address to sign in by: letters, digits, dots and hyphens before the @, a domain with a dot after it (VALID-08, E-64). */
export const isAccountEmail = (typed: string): boolean => /^[A-Za-z\d.-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$/.test(typed);

/** The first character before the @ that an account's email may not have, as `+` or `_`; null where there is none (VALID-08). */
export const forbiddenInEmail = (typed: string): string | null => /^[^@]*?([^@A-Za-z\d.-])/.exec(typed)?.[1] ?? null;

/** What a password lacks, or has too much of. */
export type PasswordTrouble = 'whitespace' | 'length' | 'digit' | 'special';

/** Returns the rules that a password breaks, in display order (VALID-09, E-65). */
export function passwordTroubles(password: string): readonly PasswordTrouble[] {
  const troubles: readonly (readonly [PasswordTrouble, boolean])[] = [
    ['whitespace', /\s/.test(password)],
    ['length', password.length < 8 || password.length > 16],
    ['digit', !/\d/.test(password)],
    ['special', !/[*@!#%&$()^~{}]/.test(password)],
  ];
  return troubles.filter(([, isThere]) => isThere).map(([trouble]) => trouble);
}
