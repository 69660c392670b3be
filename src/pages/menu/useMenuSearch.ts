import { useCallback, useMemo, useState } from 'react';
import type { Menu } from '#domain/menu/menu.ts';

const load = () => import('#domain/menu/search.ts');
type Search = Awaited<ReturnType<typeof load>>['searchMenu'];

/**
 * Returns what the menu has of the words, null without any and until the code of the search is there; what loads it, as the field is entered; and
 * whether it did not come.
 */
export function useMenuSearch(menu: Menu, sought: string) {
  const [code, setCode] = useState<{ readonly search: Search } | 'missing' | null>(null);
  const prepare = useCallback(() => {
    load().then(
      ({ searchMenu }) => setCode({ search: searchMenu }),
      () => setCode('missing'),
    );
  }, []);
  const found = useMemo(
    () => (sought === '' || code === null || code === 'missing' ? null : code.search(menu, sought)),
    [menu, sought, code],
  );
  return { found, prepare, isMissing: code === 'missing' && sought !== '' };
}
