import { useRouter } from '@tanstack/react-router';

/** Returns a function that puts the section of the menu into the address; Back leads to the page before the menu. */
export function useSection(): (section: string) => void {
  const router = useRouter();
  return (section) => {
    const { latestLocation, state } = router;
    // A guest who has pressed something else since is on the way to another page.
    if (state.resolvedLocation && latestLocation.pathname !== state.resolvedLocation.pathname) return;
    void router.navigate({ to: '/app/menu.html', search: { section }, replace: true, resetScroll: false });
  };
}
