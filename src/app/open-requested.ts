import { waitFor } from 'xstate';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { UpsellKind } from '#domain/menu/upsell.ts';
import type { QueryParams } from '#domain/navigation/query.ts';
import { pageIdOf } from '#domain/order/active-orders.ts';
import { overlayRequested, type OverlayRequest } from '#domain/overlay/overlay.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { avoidanceFrom, isInTabOnly } from '#src/flows/allergens/avoidance-record.ts';
import { cafeIn } from '#domain/order/order.ts';
import { heldRemedy, newRemedy } from '#src/flows/remedy/held-remedy.ts';
import { actors } from './actors.ts';
import type { App } from './create-app.ts';
import { placedOrdersIn } from './storage/placed-orders.ts';
import { knownFeatures } from './known-features.ts';
import type { createAppRouter } from './router.ts';
import { soonestOrder } from './soonest-order.ts';
import type { Auth } from './session/auth.ts';

/** Longest time that the rewards are waited for, in milliseconds: later they would open over something else. */
const READY_MS = 10_000;

type FullRouter = Pick<ReturnType<typeof createAppRouter>, 'navigate' | 'options'>;
type Router = Pick<FullRouter, 'navigate'>;

/**
 * Opens over the page what its address names (QUERY-01), or the sign-in for a guest (QUERY-11). The name leaves the address before, so
 * that nothing opens once more by Back or a reload; what is open has a name in the entry of the history.
 */
export async function openRequested(
  app: App,
  router: FullRouter,
  auth: Auth,
  { openOverlay, action }: Pick<QueryParams, 'openOverlay' | 'action'>,
): Promise<void> {
  const { context } = app.getSnapshot();
  const name = openOverlay ?? (action === 'signIn' && context.visitor !== 'member' ? 'sign-in' : null);
  if (name === null) return;
  const requested = overlayRequested(name, await knownFeatures(app));
  if (requested.kind !== 'nothing' && requested.kind !== 'orderSetup') {
    await router.navigate({
      to: '.',
      unsafeRelative: 'path',
      search: (search) => ({ ...search, openOverlay: undefined, ...(action === 'signIn' && { action: undefined }) }),
      hash: true,
      replace: true,
    });
  }
  if (requested.kind === 'orderStatus') await openOrderStatus(router);
  else if (requested.kind === 'upsell') await openUpsell(app, router, requested.only);
  else if (requested.kind === 'remedy') await openRemedy(app, router, auth);
  else if (requested.kind === 'allergens') await openAllergens(app, router);
  else if (requested.kind === 'rewards') await openRewards(app, router, auth);
  else await open(app, router, auth, requested);
}

/** The page of the order that comes soonest; without one there is nothing to show (OVERLAYS-28). */
async function openOrderStatus(router: FullRouter): Promise<void> {
  const soonest = await soonestOrder(router.options.context);
  if (soonest) await router.navigate({ to: '/app/activeorder/$orderId', params: { orderId: pageIdOf(soonest) } });
}

/** Over the page of the cart; without a cart there is nothing to add it to. */
async function openUpsell(app: App, router: FullRouter, only: UpsellKind): Promise<void> {
  const cartId = router.options.context.cartId();
  if (cartId === null) return;
  await router.navigate({ to: '/app/cart.html' });
  app.send({ type: 'flow.opened', name: 'upsell', input: { cartId, only, isLarge: false } });
}

/** Help with the order that was placed last in this browser, once it is known who is there; without one there is nothing to help with. */
async function openRemedy(app: App, { options: { context } }: FullRouter, auth: Auth): Promise<void> {
  await auth.member();
  const order = placedOrdersIn(context.sharedStorage).orders(context.viewer()).at(-1);
  if (order === undefined) return;
  const input = newRemedy(order, context.features());
  heldRemedy(context.tabStorage).hold(input);
  app.send({ type: 'flow.opened', name: 'remedy', input });
}

/** Over the menu, whose filter it is. */
async function openAllergens(app: App, { navigate, options: { context } }: FullRouter): Promise<void> {
  await navigate({ to: '/app/menu.html' });
  const avoidance = avoidanceFrom(storedAvoidance(context));
  const cafeId = cafeIn(context.actors.order.getSnapshot().context)?.id ?? NO_CAFE;
  app.send({ type: 'flow.opened', name: 'allergens', input: { cafeId, avoidance, isKept: !isInTabOnly(context), question: null } });
}

/** Over the page of the cart, once they are read; a guest signs in first. Without a cart or rewards there is nothing to choose. */
async function openRewards(app: App, { navigate, options: { context } }: FullRouter, auth: Auth): Promise<void> {
  const cartId = context.cartId();
  if (app.getSnapshot().context.visitor !== 'member') return auth.signIn();
  if (cartId === null) return;
  await navigate({ to: '/app/cart.html' });
  app.send({ type: 'flow.opened', name: 'discount', input: { cartId, isMember: true } });
  const flow = app.getSnapshot().children.discount;
  if (flow === undefined) return;
  const isReady = (snapshot: ReturnType<typeof flow.getSnapshot>) => !isPending(snapshot) && snapshot.matches('resting');
  const isThere = await waitFor(flow, isReady, { timeout: READY_MS }).then(
    () => true,
    () => false,
  );
  if (isThere) flow.send({ type: 'rewards.opened' });
}

/**
 * Opens again a sheet that an entry of the browser's history names. False: it has no place any more, like the sign-in of a guest who is
 * a member by now.
 */
export async function reopenSheet(app: App, router: Router, auth: Auth, name: string): Promise<boolean> {
  const { context } = app.getSnapshot();
  const requested = overlayRequested(name, await knownFeatures(app));
  const isQuestion = ['signIn', 'signUp', 'forgotPassword'].includes(requested.kind);
  if (
    requested.kind === 'nothing' ||
    requested.kind === 'upsell' ||
    requested.kind === 'orderStatus' ||
    requested.kind === 'remedy' ||
    requested.kind === 'allergens' ||
    requested.kind === 'rewards' ||
    (isQuestion && context.visitor === 'member' && name !== 'session-expired')
  )
    return false;
  await open(app, router, auth, requested);
  return true;
}

async function open(
  app: App,
  router: Router,
  auth: Auth,
  requested: Exclude<OverlayRequest, { kind: 'upsell' | 'orderStatus' | 'remedy' | 'allergens' | 'rewards' }>,
): Promise<void> {
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
      return requested.isAgain ? auth.askAgain() : auth.signIn();
    case 'signUp':
      return auth.open({ kind: 'signUp', redirectTo: null });
    case 'forgotPassword':
      return auth.open({ kind: 'forgot' });
    case 'nothing':
  }
}
