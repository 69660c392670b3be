/** Storage key of the page loads of this tab that may have left changes: the last one, and those before it until it has taken theirs over. */
export const LOADS_KEY = 'tab';

/**
 * Start of the storage keys of the changes that the server has not answered yet. Each page load has a key of its own, which no other writes: tabs
 * that write at once would lose one another's changes in a value that they share.
 */
const CHANGES_PREFIX = 'cart.changes.';

/** Storage key of the unanswered changes of a page load. */
export const changesKey = (load: string): string => `${CHANGES_PREFIX}${load}`;

/** Storage keys of the unanswered changes of all page loads. */
export const changesKeysIn = (storage: { readonly keys: () => readonly string[] }): readonly string[] =>
  storage.keys().filter((key) => key.startsWith(CHANGES_PREFIX));
