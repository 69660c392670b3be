import * as v from 'valibot';
import { Log } from './log.ts';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Says that the inspector is open in this tab, and holds what it recorded before the page was loaded. */
export const INSPECTOR_KEY = 'inspector';

/** Reads what was recorded in this tab before the page was loaded; null when there is nothing, or it cannot be read. */
export function readEarlier(storage: TabStorage): Log | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Log), storage.getItem(INSPECTOR_KEY));
  return parsed.success ? parsed.output : null;
}

/** Longest text that is stored: a tab has about 5 MB for everything. */
const MOST_CHARACTERS = 1_500_000;

/** Stores a recording for the next load of the page: without its oldest flows when it is too long, and no more than the mark when even one is. */
export function storeEarlier(storage: TabStorage, log: Log): void {
  for (let actors = log.actors; actors.length > 0; actors = actors.slice(Math.ceil(actors.length / 2))) {
    const text = JSON.stringify({ ...log, actors });
    if (text.length <= MOST_CHARACTERS) return storage.setItem(INSPECTOR_KEY, text);
  }
  storage.setItem(INSPECTOR_KEY, 'open');
}
