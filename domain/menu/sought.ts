import { isMisspelled } from './misspelled.ts';
import { pricesIn } from './price-limit.ts';
import { withoutIn, withoutSpelled, type Without } from './without.ts';

/** Words that say nothing of what is looked for. */
const FILLER = new Set(
  'a an and for in of on or the that with calories cal cost costs costing priced anything something items things'.split(' '),
);
/** The badge next to what a guest calls gluten-free, and the word of that need. */
const GLUTEN_CONSCIOUS = ['gluten conscious'];
const GLUTEN_FREE = 'glutenfree';
/** What a guest calls a badge otherwise; what is vegan is vegetarian too. */
const BADGES: ReadonlyMap<string, readonly string[]> = new Map([
  [GLUTEN_FREE, GLUTEN_CONSCIOUS],
  ['celiac', GLUTEN_CONSCIOUS],
  ['meatless', ['vegetarian', 'vegan']],
  ['plantbased', ['vegan']],
  ['vegan', ['vegan']],
  ['vegetarian', ['vegetarian', 'vegan']],
  ['veggie', ['vegetarian', 'vegan']],
]);
/** Who writes one of these where nothing says of what wants to be without something: what has the other words may have just that. */
const WITHOUT = new Set(['allergic', 'allergies', 'allergy', 'avoid', 'free', 'less', 'no', 'non', 'not', 'without']);
/** What measures: an item that has only the other words may be the opposite. */
const MEASURES = new Set(['above', 'below', 'between', 'fewer', 'high', 'low', 'more', 'over', 'under']);
/** As "under 500 calories", "at most 1,000 cal" or "500 calories or less". */
const CALORIES =
  /(?:(?<below>under|below|less than|fewer than|<)|up to|at most|no more than)\s*(?<most>\d{1,2},\d{3}|\d{2,4})(?:\s*k?cal\w*)?|(?<orLess>\d{1,2},\d{3}|\d{2,4})\s*(?:k?cal\w*\s*)?or (?:less|fewer|under|below)(?:\s*k?cal\w*)?/iu;
/** As "over 800 calories", "at least 300 cal" or "500 calories or more". */
const CALORIES_FROM =
  /(?:(?<above>over|above|more than|>)|at least)\s*(?<least>\d{1,2},\d{3}|\d{2,4})(?:\s*k?cal\w*)?|(?<orMore>\d{1,2},\d{3}|\d{2,4})\s*(?:k?cal\w*\s*)?or (?:more|above|over)(?:\s*k?cal\w*)?/iu;
/** As "between 300 and 400", "300 to 400 calories" or "300-400 cal". */
const CALORIES_BETWEEN =
  /(?:between\s*(?<one>\d{1,2},\d{3}|\d{2,4})(?:\s*k?cal\w*)?\s*(?:and|to|-|–)|(?:from\s+)?(?<from>\d{1,2},\d{3}|\d{2,4})(?:\s*k?cal\w*)?\s*(?:to|-|–))\s*(?<to>\d{1,2},\d{3}|\d{2,4})(?:\s*k?cal\w*)?/iu;
/** More is not read: each letter reads it all again. */
const TYPED_MAX = 200;
/** A shorter number is no number of calories unless it says so. */
const LEAST_CALORIES = 100;

/** What was typed, as it is looked for. */
export interface Sought {
  readonly words: readonly string[];
  /** How many calories it has at least and at most; null: none were asked for. */
  readonly calories: readonly [least: number, most: number] | null;
  /** What it costs at least and at most, in cents; null: that was not asked for. */
  readonly prices: readonly [least: number, most: number] | null;
  readonly without: Without;
}

/** Returns a number of calories that was typed, and the rest; null: there is none. `strictly`: the group that leaves the number itself out. */
function limitIn(typed: string, form: RegExp, strictly: string) {
  const { 0: limit = '', groups = {} } = form.exec(typed) ?? {};
  const count = Number(
    Object.entries(groups)
      .find(([name, said]) => name !== strictly && said !== undefined)?.[1]
      ?.replace(',', ''),
  );
  if (limit === '' || !(/cal/i.test(limit) || count >= LEAST_CALORIES)) return null;
  return { count, isStrict: groups[strictly] !== undefined, rest: typed.replace(limit, ' ') };
}

/** Returns the calories that were asked for by their least and most, both included, and the rest of what was typed. */
function caloriesIn(typed: string): { readonly calories: Sought['calories']; readonly rest: string } {
  const { 0: range = '', groups = {} } = CALORIES_BETWEEN.exec(typed) ?? {};
  const ends = [groups['one'] ?? groups['from'], groups['to']].map((end) => Number(end?.replace(',', '')));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (range !== '' && (/cal/i.test(range) || low >= LEAST_CALORIES)) return { calories: [low, high], rest: typed.replace(range, ' ') };
  const most = limitIn(typed, CALORIES, 'below');
  // After the most: "no more than 500" is no "more than 500".
  const least = limitIn(most?.rest ?? typed, CALORIES_FROM, 'above');
  if (most === null && least === null) return { calories: null, rest: typed };
  return {
    calories: [least ? least.count + Number(least.isStrict) : 0, most ? most.count - Number(most.isStrict) : Infinity],
    rest: (least ?? most)?.rest ?? typed,
  };
}

/** What a menu has of the words that are typed. */
interface Known {
  /** It has an ingredient of this name, so that a word that is written wrong is not taken for it. */
  readonly isNamed: (ingredient: string) => boolean;
  /** A word of it is this one, or begins or ends with it. */
  readonly isWord: (word: string) => boolean;
}

/** Reads what was typed into the search of a menu; of a long text its beginning. */
export function soughtIn(text: string, { isNamed, isWord }: Known): Sought {
  // Before calories, which may have no name: "under 800 dollars".
  const { prices, rest: unpriced } = pricesIn(text.slice(0, TYPED_MAX));
  const { calories, rest } = caloriesIn(unpriced);
  const without = withoutSpelled(withoutIn(withNeeds(rest.toLowerCase())), isNamed);
  const words = wordsOf(without.rest).map((word) => (isNeed(word) || isWord(word) ? word : needLike(word)));
  const telling = words.filter((word) => !FILLER.has(word));
  // While "with" is typed on its own it is looked for.
  return { words: telling.length === 0 && calories === null && prices === null ? words : telling, calories, prices, without };
}

/** The need that a word may be written wrong for ("vegitarian"), or the word. */
const needLike = (word: string): string => [...BADGES.keys()].find((need) => isMisspelled(word, need)) ?? word;

/** Writes a need of several words as one. */
const withNeeds = (typed: string) => typed.replaceAll(/plant[- ]based/g, 'plantbased');

/** Returns what a word may be called in the texts of a menu: a need by its badges. */
export const meanings = (word: string): readonly string[] => BADGES.get(word) ?? [word];

/** Whether a word is a need ("vegan"): an item has it or has not, and nothing comes close. */
export const isNeed = (word: string): boolean => BADGES.has(word);

/** Whether a word turns round or measures what the others ask for: an item that has only the others may be the opposite. */
export const isOpposing = (word: string): boolean => WITHOUT.has(word) || MEASURES.has(word);

/** Whether a word says that something is to be left out. */
export const isWithoutWord = (word: string): boolean => WITHOUT.has(word);

/** Returns the words of a text: runs of letters and digits. */
export const wordsOf = (said: string): string[] => said.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
