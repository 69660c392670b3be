import { allOf } from '#src/text/lists.ts';

/** Returns the names of lines in words, each once: a guest may have two lines of one item. */
export const lineNames = (names: readonly string[]): string => allOf(new Set(names));
