import { useRouter, useSearch } from '@tanstack/react-router';

/**
 * Returns the words of the search that the address has, and functions that put the section of the menu, and such words, into it; Back leads to the
 * page before the menu.
 */
export function useSection() {
  const router = useRouter();
  const { search: words = '' } = useSearch({ strict: false });
  const go = (to: '/app/menu.html' | '.', search: object) => {
    const { latestLocation, state } = router;
    // A guest who has pressed something else since is on the way to another page.
    if (state.resolvedLocation && latestLocation.pathname !== state.resolvedLocation.pathname) return;
    void router.navigate({ to, search, replace: true, resetScroll: false });
  };
  return {
    words,
    onSelect: (section: string) => go('/app/menu.html', { section }),
    onSearch: (search: string) => go('.', { ...router.latestLocation.search, search: search === '' ? undefined : search }),
  };
}
