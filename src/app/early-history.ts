import type { HistoryMove, HistoryPage } from '#src/ui/history-entry.ts';

type Listener = (move: HistoryMove) => void;

/**
 * The window's history for listeners that come later and hear each move before the router does: a browser calls the listeners of a
 * window in the order in which they were added, so this has to be called before the router is created.
 */
export function openEarlyHistory(page: HistoryPage): HistoryPage {
  const listeners = new Set<Listener>();
  page.addEventListener('popstate', (move) => listeners.forEach((listener) => listener(move)));
  return {
    history: page.history,
    location: page.location,
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
}
