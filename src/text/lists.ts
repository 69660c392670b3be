const and = new Intl.ListFormat('en-US');
const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** `soup, bread, and tea`. */
export const allOf = (words: Iterable<string>): string => and.format(words);

/** `soup, bread, or tea`. */
export const anyOf = (words: Iterable<string>): string => or.format(words);
