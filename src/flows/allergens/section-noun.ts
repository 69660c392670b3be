import '#src/text/lazy/avoidance.ts';
import { text } from '#src/text/text.ts';

/** Sections that are named for who eats, not for what. */
const eaters = ['kids', 'families', 'seniors', 'teens'];

/**
 * Returns what a section of the menu has, in the plural and as inside a sentence: its own name where that is one, as "sandwiches"; else, and for null,
 * "items".
 */
export function sectionNoun(name: string | null): string {
  const noun = name?.toLowerCase().replaceAll('&', 'and') ?? '';
  return /^[a-z ]*[a-z][^s ]s$/.test(noun) && !eaters.some((eater) => noun.endsWith(eater)) ? noun : text('allergens.items');
}
