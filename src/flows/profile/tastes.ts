import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';

/** What a member may like, in the order of the page (PROFILE-08). */
export const tastes = ['vegetarian', 'vegan', 'spicy', 'sweet', 'wholegrain', 'coffee'] as const;

/** Returns the words of what a member likes; what has none is left out. */
export const tasteTexts = (liked: readonly string[]): readonly string[] =>
  tastes.filter((taste) => liked.includes(taste)).map((taste) => text(`profile.taste.${taste}`));
