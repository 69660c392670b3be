import type { QueryWishes } from '#domain/navigation/query.ts';
import { overlayWished } from '#domain/overlay/overlay.ts';
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
  if (name === null) return;
  const requested = overlayWished(name, context.features);
  switch (requested.kind) {
    case 'overlay':
      return actors(app).overlays.send({ type: 'overlay.opened', id: requested.id });
    case 'orderSetup':
      return void router.navigate({ to: '/app/startOrder.html' });
    case 'signIn':
      return void (requested.isAgain ? door.askAgain() : door.signIn());
    case 'signUp':
      return void door.open({ kind: 'signUp', redirectTo: null });
    case 'nothing':
      return undefined;
  }
}
