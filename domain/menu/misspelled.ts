/** A word with fewer letters is looked for as it is written. */
const LEAST_LETTERS = 4;
/** A word of so many letters may have two slips in it. */
export const LONG = 6;

/**
 * Whether a word may be another one written wrong: with a letter left out, added or replaced, or two neighbors swapped, once in a word of four
 * letters or more ("bagle"), twice from six letters on where they begin alike ("brocolli"; "almond" is no "salmon"). A word is the same as
 * itself; a shorter one is no other word.
 */
export const isMisspelled = (typed: string, meant: string): boolean => slipsIn(typed, meant) !== null;

/** Returns how many slips make the one word of the other, 0 for the same; null: it is no such word. */
export function slipsIn(typed: string, meant: string): number | null {
  if (typed === meant) return 0;
  const most = typed.length < LEAST_LETTERS ? 0 : typed.length < LONG || typed[0] !== meant[0] ? 1 : 2;
  if (Math.abs(typed.length - meant.length) > most) return null;
  const slips = slipsBetween(typed, meant);
  return slips <= most ? slips : null;
}

/** The fewest letters to leave out, add, replace or swap with their neighbor that make one word of the other (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now.push(Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + Number(!isSame), isSwapped ? before[at - 2]! + 1 : Infinity));
    }
    [before, last] = [last, now];
  }
  return last[other.length]!;
}
