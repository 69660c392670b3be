import { singular, tokensOf, type Without } from './without.ts';

/** What a placard says of what is in it, in lower case. */
interface Made {
  readonly isCombo: boolean;
  readonly allergens: readonly string[];
  /** Every word of its name, description, badges and ingredients. */
  readonly words: readonly string[];
  /** It lists what it is made of. */
  readonly hasIngredients: boolean;
}

/**
 * Is it made without all of that? A combo is what is chosen for it, and is not; nor is, of what is no allergen, a placard that does not list what
 * it is made of.
 */
export function isMadeWithout({ isCombo, allergens, words, hasIngredients }: Made, { allergens: avoided, ingredients }: Without): boolean {
  if (avoided.length + ingredients.length === 0) return true;
  if (isCombo || (ingredients.length > 0 && !hasIngredients)) return false;
  // A menu may name an allergen with more words: "crustacean shellfish".
  const has = [...allergens, words.join(' ')].map((said) => ` ${tokensOf(said).map(singular).join(' ')} `);
  return ![...avoided, ...ingredients].some((word) => has.some((said) => said.includes(` ${word} `)));
}

/** Does any of the words, in lower case, name it? What no menu names cannot be looked for by its absence. */
export const namesIt = (words: readonly string[], ingredient: string): boolean => words.some((word) => singular(word) === ingredient);
