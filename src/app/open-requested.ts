import type { QueryWishes } from '#domain/navigation/query.ts';
import { overlayWished, type OverlayWish } from '#domain/overlay/overlay.ts';
import { actors } from './actors.ts';
import type { App } from './create-app.ts';
import type { createAppRouter } from './router.ts';
import type { Door } from './session/door.ts';

type Router = Pick<ReturnType<typeof createAppRouter>, 'navigate'>;

/** Opens over the page what its address names (QUERY-01), or the sign-in for a guest (QUERY-11). */
export function openRequested(
  app: App,
  router: Router,
  door: Door,
  { openOverlay, action }: Pick<QueryWishes, 'openOverlay' | 'action'>,
): void {
  const { context } = app.getSnapshot();
  const name = openOverlay ?? (action === 'signIn' && context.visitor !== 'member' ? 'sign-in' : null);
  if (name !== null) void open(app, router, door, overlayWished(name, context.features));
}

/**
 * Opens again a sheet that an entry of the browser's history names. False: it has no place any more, like the sign-in of a guest who is
 * a member by now.
 */
export async function reopenSheet(app: App, router: Router, door: Door, name: string): Promise<boolean> {
  const { context } = app.getSnapshot();
  const requested = overlayWished(name, context.features);
  const isQuestion = ['signIn', 'signUp', 'forgotPassword'].includes(requested.kind);
  if (requested.kind === 'nothing' || (isQuestion && context.visitor === 'member' && name !== 'session-expired')) return false;
  await open(app, router, door, requested);
  return true;
}

async function open(app: App, router: Router, door: Door, requested: OverlayWish): Promise<void> {
  switch (requested.kind) {
    case 'overlay':
      return actors(app).overlays.send({ type: 'overlay.opened', id: requested.id });
    case 'orderSetup':
      // What else the address asks for goes along; with `openOverlay`, Back would lead here again.
      return router.navigate({
        to: '/app/startOrder.html',
        search: (search) => ({ ...search, openOverlay: undefined }),
        hash: true,
        replace: true,
      });
    case 'signIn':
      return requested.isAgain ? door.askAgain() : door.signIn();
    case 'signUp':
      return door.open({ kind: 'signUp', redirectTo: null });
    case 'forgotPassword':
      return door.open({ kind: 'forgot' });
    case 'nothing':
  }
}
