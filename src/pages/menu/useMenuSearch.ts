import { useMemo, useState } from 'react';
import type { SearchedMenu } from './find-on-menu.ts';

const load = () => import('./find-on-menu.ts');
type Find = Awaited<ReturnType<typeof load>>['findOnMenu'];

/**
 * Returns what the menu has of the words, null without any and until the code of the search is there; what loads it, as the field is entered; and
 * whether it did not come.
 */
export function useMenuSearch({ menu, wanted, soldOut }: SearchedMenu, sought: string) {
  const [code, setCode] = useState<{ readonly find: Find | null } | null>(null);
  const prepare = () =>
    void load().then(
      ({ findOnMenu }) => setCode({ find: findOnMenu }),
      () => setCode({ find: null }),
    );
  const found = useMemo(
    () => (sought === '' ? null : (code?.find?.({ menu, wanted, soldOut }, sought) ?? null)),
    [menu, wanted, soldOut, sought, code],
  );
  return { found, prepare, isMissing: code?.find === null && sought !== '' };
}
