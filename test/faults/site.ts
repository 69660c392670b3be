import type { Config } from '#domain/config/config.ts';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { type AnyActorRef, type StateValue } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import type { Access } from '#contract/endpoint.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { actors } from '#src/app/actors.ts';
import { createApp, type App } from '#src/app/create-app.ts';
import { onApiError } from '#src/app/on-api-error.ts';
import type { Auth } from '#src/app/session/auth.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import type { World } from '#sandbox/world/world.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { visit, type Earlier } from '#test/kit/live.ts';
import { cartIdOf, cartOf, startCart, storeOrder } from '#test/kit/order.ts';
import { htmlOf, keepFailures, type Place } from '#test/kit/page.tsx';
import { routerContextOf } from '#test/kit/routed-app.ts';
import { knownFeatures } from '#src/app/known-features.ts';

export const soup = plainLine('101012', 'Soup');
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Longest time that anything here takes on a busy machine, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Reads until it is what is wanted; its own time is real where a test skips waits. */
export async function until<Value>(read: () => Value, wanted: Value): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (read() !== wanted && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  expect(read()).toBe(wanted);
}

/** The whole app as `main.tsx` wires it, without a browser: the real client and flows, against the sandbox. */
export async function openSite(
  world: World,
  { order, previous, placedCartId, placedCustomerId, ...input }: Earlier = {},
  sharedStorage = memoryStorage(),
  configured: Partial<Config> = {},
) {
  let app: App | null = null;
  let isAsked = false;
  const ask = (): void => {
    isAsked = true;
  };
  const askFor = () => {
    ask();
    return Promise.resolve();
  };
  const auth: Auth = { open: ask, signIn: ask, askAgain: askFor, verify: askFor, member: () => Promise.resolve(null) };
  const plain = testDependencies(world, {
    onTrouble: (error, access) => {
      if (app)
        onApiError(error, access, {
          app,
          auth,
          faults: { report: () => {} },
          trackEvent: () => {},
          exemptReasonCode: 'error.authentication',
        });
    },
  });
  // An answer that never comes is given up at once.
  const faulty = new Map<string, Access>();
  const call: typeof plain.call = (described, asked) => {
    const fault = world.faults.get(described.name);
    if (fault) faulty.set(described.name, described.access);
    return plain.call(fault?.kind === 'timeout' ? { ...described, timeoutMs: 1 } : described, asked);
  };
  const deps = { ...plain, config: { ...plain.config, ...configured }, call, sharedStorage };
  keepFailures(deps);
  storeOrder(sharedStorage, { order, previous, placedCartId, placedCustomerId });
  const created = createApp(deps, { ...visit, isContinuedGuest: true, ...input });
  app = created.app;
  app.start();
  onTestFinished(() => {
    // A call that is on its way may still be refused.
    app = null;
    created.app.stop();
  });
  const children = () => created.app.getSnapshot().children;
  const context = routerContextOf(created, deps, auth);
  await knownFeatures(app);
  await startCart(app);
  return {
    world,
    sharedStorage,
    app: created.app,
    context,
    cartId: () => cartIdOf(created.app),
    cart: () => cartOf(created.app),
    /** What is shown over the page. */
    overlay: () => children().overlays?.getSnapshot().context.stack.at(-1) ?? null,
    /** A guest is asked to sign in. */
    isAskedToSignIn: () => isAsked,
    /** A call was made while it had a fault. */
    hasFailedAt: (endpoint: string) => faulty.has(endpoint),
    /** The call that had a fault is one that may be made signed in or not. */
    isPublic: (endpoint: string) => faulty.get(endpoint) === 'public',
    /** What a page says, as HTML without characters in code. */
    read: async (page: () => ReactNode, place?: Place) => decoded(await htmlOf(page, context, created.app, place)),
  };
}

export interface WithCart {
  readonly order?: SetUpOrder;
  readonly quantity?: number;
  /** Settings of the site other than the default ones. */
  readonly configured?: Partial<Config>;
}

/** The app with an order in hand and soups in its cart. */
export async function openSiteWithCart(world: World, { order = pickup, quantity = 1, configured = {} }: WithCart = {}) {
  const site = await openSite(world, { order, previous: order }, memoryStorage(), configured);
  site.app.send({ type: 'line.added', line: { ...soup, quantity } });
  await until(() => site.cartId() !== null && nameOf(site.cart()).startsWith('resting.'), true);
  return site;
}

/** The state of a chart, as `filling.unsaved`. */
export const nameOf = (actor: AnyActorRef): string => nameIn((actor.getSnapshot() as { value: StateValue }).value);

/** Stage of the order in hand, as `order.inProgress`. */
export const stageOf = ({ app }: Site): string => `order.${nameOf(actors(app).order)}`;

function nameIn(value: StateValue | undefined): string {
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${nameIn(inner)}`)
    .join(' ');
}

const decoded = (html: string): string =>
  html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');
