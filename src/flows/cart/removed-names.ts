const inWords = new Intl.ListFormat('en-US');

/** Returns the names of lines that were removed at once, in words. */
export const removedNames = (name: string, others: readonly string[] = []): string => inWords.format([name, ...others]);
