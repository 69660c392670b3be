import { createContext } from 'react';
import type { HistoryPage } from './history-entry.ts';

/** What the entries of open sheets need from the app. */
export interface SheetHistoryDeps {
  /** The window. */
  readonly page: HistoryPage;
  /** The router's key of the entry whose page is shown. */
  readonly routerKey: () => unknown;
  /** Opens the sheet of a name; false: it cannot be opened now. */
  readonly reopen: (name: string) => Promise<boolean>;
}

/** Null where sheets are shown alone, in a story or a test: they add no entry to the browser's history. */
export const SheetHistoryContext = createContext<SheetHistoryDeps | null>(null);
