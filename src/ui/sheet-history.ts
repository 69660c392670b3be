import { entryState, writeEntry, type HistoryPage } from './history-entry.ts';

interface Layer {
  readonly href: string;
  readonly close: () => void;
}

/**
 * One entry of the browser's history for each open sheet, so that Back closes the one on top. `open` takes what Back does and gives
 * what to call when the sheet is gone; its entry goes with it, unless another page has taken its place.
 */
export function createSheetHistory(page: HistoryPage) {
  let layers: readonly Layer[] = [];
  let isOwnMove = false;
  let isPlanned = false;
  const entryDepth = () => Number(entryState(page)['sheets'] ?? 0);

  function sync() {
    isPlanned = false;
    const surplus = entryDepth() - layers.length;
    for (let depth = entryDepth() + 1; depth <= layers.length; depth += 1) writeEntry(page, 'pushState', { sheets: depth });
    if (surplus <= 0) return;
    isOwnMove = true;
    page.history.go(-surplus);
  }
  /** Later: one sheet may take another's place, and a page that comes next has an entry of its own. */
  function plan() {
    if (!isPlanned) setTimeout(sync);
    isPlanned = true;
  }
  page.addEventListener(
    'popstate',
    (event) => {
      const closing = layers.slice(entryDepth());
      const isSamePage = isOwnMove || closing[0]?.href === page.location.href;
      // The router has nothing to do: its page stays.
      if (isSamePage) event.stopImmediatePropagation();
      if (!isOwnMove && isSamePage) closing.toReversed().forEach(({ close }) => close());
      isOwnMove = false;
      plan();
    },
    { capture: true },
  );
  return {
    open(close: () => void): () => void {
      const layer = { href: page.location.href, close };
      layers = [...layers, layer];
      plan();
      return () => {
        layers = layers.filter((known) => known !== layer);
        plan();
      };
    },
  };
}

let ofThisPage: ReturnType<typeof createSheetHistory> | null = null;
/** The one of this window. */
export const sheetHistory = () => (ofThisPage ??= createSheetHistory(window));
