import { slipsIn } from './misspelled.ts';
import { singular } from './without.ts';

/** A shorter piece is in words that mean something else: "egg" in "veggie". */
const LEAST_PIECE = 4;
/** The word itself, its plural or its singular. */
const EXACT = 0;
const BEGINNING = 1;
/** After two slips. */
const PIECE = 4;

/**
 * Returns how close a word of a menu is to one that is typed: 0 for the same, 1 where it begins with it, 4 where it has it inside, from four letters
 * on. Null: it is not written in it.
 */
export function closenessAsWritten(typed: string, word: string): number | null {
  if (word === typed || (word[0] === typed[0] && singular(word) === singular(typed))) return EXACT;
  if (word.startsWith(typed)) return BEGINNING;
  return typed.length >= LEAST_PIECE && word.includes(typed) ? PIECE : null;
}

/**
 * Returns how close a word of a menu is to one that may be typed wrong: as `closenessAsWritten`, and 2 for one slip and 3 for two, also in its
 * beginning. Null: it is another word.
 */
export function closenessAsMeant(typed: string, word: string): number | null {
  const written = closenessAsWritten(typed, word);
  if (written !== null && isWhole(written)) return written;
  const slips = slipsIn(typed, word) ?? slipsIn(typed, word.slice(0, typed.length));
  return slips === null ? written : BEGINNING + slips;
}

/** Whether a closeness is that of a word or its beginning, with no slip. */
export const isWhole = (closeness: number): boolean => closeness <= BEGINNING;
