import { useEffect, useMemo, useState } from 'react';
import type { SearchedMenu } from './find-on-menu.ts';

type Find = (typeof import('./find-on-menu.ts'))['findOnMenu'];

/** Once it is there: a page that comes back with its words shows what they find at once. */
let find: Find | null = null;

/** Loads the code of the search. */
export const loadSearch = async (): Promise<void> => {
  find = (await import('./find-on-menu.ts')).findOnMenu;
};

/**
 * Returns what the menu has of the words, null without any and until the code of the search is there; what loads it, as the field is entered; and
 * whether it did not come.
 */
export function useMenuSearch({ menu, wanted, soldOut }: SearchedMenu, sought: string) {
  const [code, setCode] = useState<{ readonly find: Find | null } | null>(find && { find });
  const prepare = () => {
    const show = () => setCode({ find });
    void loadSearch().then(show, show);
  };
  const isAsked = sought !== '' && code === null;
  // With words from the address.
  useEffect(() => {
    if (isAsked) prepare();
  }, [isAsked]);
  const found = useMemo(
    () => (sought === '' ? null : (code?.find?.({ menu, wanted, soldOut }, sought) ?? null)),
    [menu, wanted, soldOut, sought, code],
  );
  return { found, prepare, isMissing: code?.find === null && sought !== '' };
}
