import type { LifelongActors } from '#src/app/actors.ts';

interface PageChange {
  readonly pathChanged: boolean;
  readonly toLocation: { readonly pathname: string; readonly search: object };
}

/** A router without pages: what listens to it hears of the page that a test goes to, after the overlays have left the one before. */
export function pageChanges() {
  const listeners = new Set<(change: PageChange) => void>();
  return {
    router: {
      subscribe(_: 'onRendered', listener: (change: PageChange) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    goTo({ overlays }: Pick<LifelongActors, 'overlays'>, pathname: string, search: object = {}) {
      overlays.send({ type: 'page.left' });
      for (const listener of listeners) listener({ pathChanged: true, toLocation: { pathname, search } });
    },
  };
}
