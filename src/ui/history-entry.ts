/** The parts of a move of the browser that its listeners need. */
export type HistoryMove = Pick<PopStateEvent, 'state' | 'stopImmediatePropagation'>;
type Listen = (type: 'popstate', listener: (move: HistoryMove) => void, options?: { capture: true }) => void;

/** The parts of a window that entries of its history need. */
export interface HistoryPage {
  /** Of the window. */
  readonly history: Pick<History, 'state' | 'go' | 'replaceState' | 'pushState'>;
  /** Of the window. */
  readonly location: Pick<Location, 'href'>;
  /** Listens to `popstate`. */
  readonly addEventListener: Listen;
  /** Stops listening. */
  readonly removeEventListener: Listen;
}

/** What an entry holds, beside what the router keeps in it. */
export const entryState = ({ history }: HistoryPage): Readonly<Record<string, unknown>> => Object(history.state) as Record<string, unknown>;

/** The router's key of an entry; the entries of sheets and steps have the key of their page. */
export const entryKey = (page: HistoryPage): unknown => entryState(page)['__TSR_key'];

/** The names of the sheets that an entry shows, the bottom one first; empty: a sheet that cannot be opened by a name. */
export const entrySheets = (page: HistoryPage): readonly string[] => (entryState(page)['sheets'] ?? []) as readonly string[];

/**
 * Adds or changes an entry for the address that is shown. The router replaces `pushState` and `replaceState` of its window with
 * its own and would load its page again; those of the prototype are the browser's.
 */
export function writeEntry(page: HistoryPage, how: 'pushState' | 'replaceState', part: Readonly<Record<string, unknown>>): void {
  const browser = Object.getPrototypeOf(page.history) as History;
  browser[how].call(page.history, { ...entryState(page), ...part }, '');
}
