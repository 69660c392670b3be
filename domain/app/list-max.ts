/** Maximum number of entries of a list that a page draws. No list of the bakery is that long, and a server's mistake must not freeze the page. */
export const LIST_MAX = 100;

/** The entries of a list that a page draws: the first `LIST_MAX`. */
export const drawable = <Entry>(list: readonly Entry[]): readonly Entry[] => list.slice(0, LIST_MAX);
