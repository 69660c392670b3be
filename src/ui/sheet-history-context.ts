import { createContext } from 'react';

/** Does an open sheet add an entry to the browser's history? Not where sheets are shown alone, in a story or a test. */
export const SheetHistoryContext = createContext(false);
