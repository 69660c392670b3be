import '#src/text/lazy/allergens.ts';
import { allOf } from '#src/text/lists.ts';
import { hasText, text } from '#src/text/text.ts';

/** Returns what guests call an allergen of the menu: `peanuts`; one without words of ours in lower case. */
export function allergenWord(name: string): string {
  const key = `allergen.${name.toUpperCase()}`;
  return hasText(key) ? text(key) : name.toLowerCase();
}

/** Returns the words of several allergens as a sentence has them: `milk, soy, and wheat`. */
export const allergenWords = (names: readonly string[]): string => allOf(names.map(allergenWord));

/** Returns words with a capital, as the name of a row has them. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
