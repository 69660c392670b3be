const inWords = new Intl.ListFormat('en-US');

/** Returns the names of lines in words, each once: a guest may have two lines of one item. */
export const lineNames = (names: readonly string[]): string => inWords.format(new Set(names));
