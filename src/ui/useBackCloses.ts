import { useContext, useEffect, useRef } from 'react';
import { SheetHistoryContext } from './sheet-history-context.ts';
import { sheetHistory } from './sheet-history.ts';

/**
 * Gives a part of the page an entry of the browser's history, so that Back closes it.
 *
 * @param name Opens it again by Forward and after a reload; empty: it is asked once.
 * @param onClose Undefined where it cannot be closed: Back leaves the page.
 */
export function useBackCloses(name: string, onClose: (() => void) | undefined): void {
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  const deps = useContext(SheetHistoryContext);
  const hasEntry = onClose !== undefined;
  useEffect(() => (deps && hasEntry ? sheetHistory(deps).open(name, () => latestClose.current?.()) : undefined), [deps, hasEntry, name]);
}
