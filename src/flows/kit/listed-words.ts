import '#src/text/lazy/nothing-found.ts';
import { anyOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';

export interface Listed {
  /** How many items are listed; one or more. */
  readonly found: number;
  readonly sought: string;
  /** None has every word, and these come closest. */
  readonly isClosest: boolean;
  /** It was asked for by gluten, and some of it is gluten-conscious. */
  readonly isGlutenConscious: boolean;
  /** It was asked for by an allergen that it is made without. */
  readonly isWithoutAllergen: boolean;
  /** It was asked for by what is no allergen, and may have it all the same. */
  readonly unsureOf: readonly string[];
}

/** Returns what is said of what a search of the menu lists, and after it `more` sentences. */
export function listedWords(
  { found, sought, isClosest, isGlutenConscious, isWithoutAllergen, unsureOf }: Listed,
  ...more: readonly string[]
): string {
  const listed = text(isClosest ? 'menu.search.closest' : 'menu.search.found', { count: found, text: sought });
  const sentences = [
    ...(isGlutenConscious ? [text('menu.search.gluten')] : []),
    ...(isWithoutAllergen ? [text('menu.search.without')] : []),
    ...(unsureOf.length > 0 ? [text('menu.search.unsure', { names: anyOf(unsureOf) })] : []),
    ...more,
  ];
  return sentences.length === 0 ? listed : `${listed}. ${sentences.join(' ')}`;
}
