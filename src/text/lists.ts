let and: Intl.ListFormat | null = null;
let or: Intl.ListFormat | null = null;

/** `soup, bread, and tea`. */
export const allOf = (words: Iterable<string>): string => (and ??= new Intl.ListFormat('en-US')).format(words);

/** `soup, bread, or tea`. */
export const anyOf = (words: Iterable<string>): string => (or ??= new Intl.ListFormat('en-US', { type: 'disjunction' })).format(words);
