import '#src/text/lazy/menu-search.ts';
import '#src/text/lazy/nothing-found.ts';
import { text } from '#src/text/text.ts';
import { listedWords, type Listed } from './listed-words.ts';

interface Search extends Listed {
  /** How many match and have what the guest avoids. */
  readonly left: number;
  /** These are listed all the same. */
  readonly isShowing: boolean;
}

/** Returns what is said of a search: that nothing matches only where nothing does, else how much is listed and how much has what the guest avoids. */
export function searchWords({ left, isShowing, ...listed }: Search): string {
  const { found, sought } = listed;
  if (found === 0) return text(left === 0 ? 'menu.search.none' : 'menuSearch.allHidden', { count: left, text: sought });
  return left === 0
    ? listedWords(listed)
    : listedWords(listed, text(isShowing ? 'menuSearch.shown' : 'menuSearch.hidden', { count: left }));
}
