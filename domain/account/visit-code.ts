/** The longest code that is asked for; a receipt has twelve characters. */
export const VISIT_CODE_MAX = 32;

/** Returns a code as it is on a receipt: upper case, without the spaces that it was typed with. */
export const visitCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** What is wrong with a code that was typed; null: nothing. */
export function visitCodeProblem(typed: string): 'empty' | 'invalid' | null {
  const code = visitCode(typed);
  if (code === '') return 'empty';
  return /^[\dA-Z]+$/.test(code) && code.length <= VISIT_CODE_MAX ? null : 'invalid';
}
