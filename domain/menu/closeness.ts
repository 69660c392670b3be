import { LONG, slipsIn } from './misspelled.ts';
import { singular } from './without.ts';

/** A shorter piece is in words that mean something else: "egg" in "veggie". */
const LEAST_PIECE = 4;
/** Too many words begin with a shorter one. */
const LEAST_TELLING = 3;
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
 * beginning or its singular. Null: it is another word.
 */
export function closenessAsMeant(typed: string, word: string): number | null {
  const written = closenessAsWritten(typed, word);
  if (written !== null && isWhole(written)) return written;
  const slips = fewestSlips(typed, word);
  return slips === null ? written : BEGINNING + slips;
}

function fewestSlips(typed: string, word: string): number | null {
  const whole = slipsIn(typed, word);
  // One slip is the fewest: a word without any is found as it is written, before this is asked.
  if (whole === 1) return whole;
  const beginning = word.length > typed.length ? slipsIn(typed, word.slice(0, typed.length)) : null;
  const one = word.endsWith('s') ? slipsIn(typed, singular(word)) : null;
  return least(whole, least(beginning, one));
}

const least = (one: number | null, other: number | null) => (one === null || other === null ? (one ?? other) : Math.min(one, other));

/** Whether a word is long enough to tell what comes close: "x" and "b" are not. */
export const isTelling = (typed: string): boolean => typed.length >= LEAST_TELLING;

/** Whether an item that lacks other words comes close by this one: a short word with a slip is another word ("good" is no "food"). */
export const tellsAlone = (typed: string, closeness: number): boolean => isWhole(closeness) || typed.length >= LONG;

/** Whether a closeness is that of a word or its beginning, with one slip at most. */
export const isNear = (closeness: number): boolean => closeness <= BEGINNING + 1;

/** Whether a closeness is that of a word or its beginning with two slips. */
export const needsTwoSlips = (closeness: number): boolean => closeness === BEGINNING + 2;

/** Whether a closeness is that of a word or its beginning, with no slip. */
export const isWhole = (closeness: number): boolean => closeness <= BEGINNING;
