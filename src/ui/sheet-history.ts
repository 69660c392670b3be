import { entryKey, entrySheets, writeEntry } from './history-entry.ts';
import type { SheetHistoryDeps } from './sheet-history-context.ts';

interface Layer {
  /** Of its sheet. */
  readonly name: string;
  /** Address of the page under it. */
  readonly href: string;
  /** Closes its sheet. */
  readonly close: () => void;
}

/**
 * One entry of the browser's history for each open sheet, with the names of the sheets in its state. Back closes the sheet on top,
 * Forward opens it again by its name, and so does a reload. An entry whose sheet closed on the page, or cannot be opened again, is
 * left at once, so that no press of Back does nothing.
 */
export function createSheetHistory({ page, routerKey, reopen }: SheetHistoryDeps) {
  let layers: readonly Layer[] = [];
  /** A move of this history itself that the browser has not made yet. */
  let ownMove: { readonly stepsBack: number } | null = null;
  let isPlanned = false;
  let isReopening = false;
  /** How many sheets there will be once those that were opened again are drawn: their entries wait for them. */
  let expected = 0;

  /** `stepsBack`: how many entries forward the router's next page can be, where it was added before the browser moved. */
  function move(by: number, stepsBack: number) {
    ownMove = { stepsBack };
    page.history.go(by);
  }
  function sync() {
    isPlanned = false;
    // An entry whose page the router does not show is about to be left: something holds the guest on the page.
    if (ownMove !== null || isReopening || entryKey(page) !== routerKey()) return;
    const shown = entrySheets(page);
    const names = layers.map(({ name }) => name);
    const surplus = shown.length - Math.max(names.length, expected);
    if (surplus > 0) return move(-surplus, surplus + 1);
    if (names.some((name, at) => at < shown.length && name !== shown[at]))
      writeEntry(page, 'replaceState', { sheets: shown.map((name, at) => names[at] ?? name) });
    for (let depth = shown.length + 1; depth <= names.length; depth += 1) writeEntry(page, 'pushState', { sheets: names.slice(0, depth) });
  }
  /** Later: one sheet may take another's place, and a page that comes next has an entry of its own. */
  function plan() {
    if (!isPlanned) setTimeout(sync);
    isPlanned = true;
  }
  /** Opens the sheets that the entry names and the page does not show. */
  async function restore() {
    const drawn = layers.length;
    const missing = entrySheets(page).slice(drawn);
    if (missing.length === 0 || isReopening) return plan();
    isReopening = true;
    let opened = 0;
    for (const name of missing) if (name !== '' && (await reopen(name).catch(() => false))) opened += 1;
    isReopening = false;
    expected = drawn + opened;
    plan();
  }
  page.addEventListener(
    'popstate',
    (event) => {
      const own = ownMove;
      ownMove = null;
      const isSamePage = entryKey(page) === routerKey();
      if (own) {
        event.stopImmediatePropagation();
        // The router added its next page before the browser moved: that page stays.
        if (!isSamePage && own.stepsBack > 0) move(1, own.stepsBack - 1);
        return plan();
      }
      expected = 0;
      const depth = entrySheets(page).length;
      const closing = layers.slice(depth);
      // The router has nothing to do: its page stays.
      if (isSamePage && depth !== layers.length) event.stopImmediatePropagation();
      if (isSamePage || closing[0]?.href === page.location.href) closing.toReversed().forEach(({ close }) => close());
      if (isSamePage) return void restore();
      plan();
    },
    { capture: true },
  );
  return {
    /** For an entry that an earlier load of the page wrote: its sheets open again, unless the guest comes to it from another page. */
    enter: (isSamePage: boolean) => (isSamePage ? void restore() : plan()),
    /** `close` is what Back does. Returns what to call when the sheet is gone. */
    open(name: string, close: () => void): () => void {
      const layer = { name, href: page.location.href, close };
      layers = [...layers, layer];
      plan();
      return () => {
        layers = layers.filter((known) => known !== layer);
        expected = 0;
        plan();
      };
    },
  };
}

let ofThisPage: ReturnType<typeof createSheetHistory> | null = null;
/** The one of this window. */
export const sheetHistory = (deps: SheetHistoryDeps) => (ofThisPage ??= createSheetHistory(deps));

/** The first entry with sheets after a load of the page. Later ones are handled by the history itself. */
export function enterSheets(deps: SheetHistoryDeps, isSamePage: boolean): void {
  if (ofThisPage === null) sheetHistory(deps).enter(isSamePage);
}
