import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { isPending } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { orderIn } from '#src/app/actors.ts';
import type { App } from '#src/app/create-app.ts';
import { flowKey } from '#src/app/flow-key.ts';
import type { Services } from '#src/app/services.ts';
import { startSession } from '#src/app/session/start-session.ts';
import { createHomeRecord } from '#src/app/storage/home-record.ts';
import { FILLED_CART_KEY } from '#src/flows/cart/filled-key.ts';
import { createDoorRecord } from '#src/flows/kit/door-record.ts';
import { onSupportToolMessages, proxyUserIn } from '#src/app/support-tool.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { liveApp, openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const trusted = 'https://cartRepository.example';

/** What a page inside a frame is built on. */
function framedDependencies() {
  const report = vi.fn<Services['report']>();
  const navigate = vi.fn<Services['navigate']>();
  const deps = testDependencies(world);
  return { ...deps, report, navigate, config: { ...deps.config, supportToolOrigin: trusted } };
}

/** The page around an app, which posts messages to it. */
function frameAround(app: App, services: Services) {
  const frame = new EventTarget();
  const addEventListener = (type: 'message', hear: (event: MessageEvent) => void) => frame.addEventListener(type, hear as never);
  onSupportToolMessages(app, { addEventListener, isFramed: true }, services);
  return (origin: string, data: unknown) => frame.dispatchEvent(new MessageEvent('message', { origin, data }));
}

/** A member inside a frame. */
async function framed() {
  const deps = framedDependencies();
  const live = await liveApp(world, deps);
  await live.signIn('sam');
  return { live, ...deps, say: frameAround(live.app, live.services) };
}

it('E-87 a reset from the trusted origin logs out (SUPPORT-TOOL-01)', async () => {
  const { live, report, navigate, say } = await framed();
  say(trusted, { type: 'reset' });
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
  expect(live.deps.tokenCookie.read()).toBeNull();
  expect(report).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledWith({ to: '/' });
});

it.for([
  ['who continued as one', true, false],
  ['who was not asked to sign in', false, false],
  ['who was asked to sign in', true, true],
] as const)(
  'E-87 a reset of a guest %s clears what was theirs, and leads home (SUPPORT-TOOL-01)',
  async ([, isContinuedGuest, isAsked]) => {
    const deps = framedDependencies();
    const { queryClient, tabStorage, sharedStorage, navigate, report } = deps;
    const { app, services } = await openedApp(deps, { order: pickup, previous: pickup, isContinuedGuest });
    if (isAsked) {
      const session = startSession(app);
      await waitFor(session, (snapshot) => !isPending(snapshot));
    }
    createHomeRecord(tabStorage).setForm({ destination: 'DELIVERY', typed: '1 Main Street' });
    createDoorRecord(tabStorage).add({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '2175550101' });
    tabStorage.setItem(flowKey('orderSetup'), 'Ana');
    sharedStorage.setItem(FILLED_CART_KEY, 'Ana');
    const cache = queryClient.getQueryCache();
    for (const scope of ['cart', 'order'] as const)
      queryClient.setQueryData([...scopeKey(scope), 'summary', 'cart-1'], { firstName: 'Ana' });
    frameAround(app, services)(trusted, { type: 'reset' });
    expect(orderIn(app).order).toBeNull();
    expect(app.getSnapshot().context.visitor).toBe('anonymous');
    expect([tabStorage, sharedStorage].flatMap((each) => each.keys().map((key) => each.getItem(key))).join(' ')).not.toMatch(/Ana|Main/);
    expect(JSON.stringify(cache.getAll().map(({ state }) => state.data))).not.toContain('Ana');
    expect(navigate).toHaveBeenCalledWith({ to: '/' });
    expect(report).not.toHaveBeenCalled();
  },
);

it.for([
  ['another origin', 'https://elsewhere.example', { type: 'reset' }],
  ['an unknown type', trusted, { type: 'dance' }],
  ['another shape', trusted, { type: 'reset', and: 'more' }],
  ['no object', trusted, 'reset'],
] as const)('E-87 %s is only logged (SUPPORT-TOOL-02, ERRORS-16)', async ([, origin, data]) => {
  const { live, report, say } = await framed();
  say(origin, data);
  expect(report).toHaveBeenCalledOnce();
  expect(live.screen()).toMatchObject({ kind: 'member' });
});

it('hears nothing outside a frame', () => {
  const addEventListener = vi.fn<() => void>();
  onSupportToolMessages({} as never, { addEventListener, isFramed: false }, framedDependencies());
  expect(addEventListener).not.toHaveBeenCalled();
});

it('SUPPORT-TOOL-03 reads who orders for a customer from the cookie, and only inside the frame', () => {
  const sam = { firstName: 'Sam', lastName: 'Desk', email: 'sam@example.com', userName: 'sam' };
  const cookie = `other=1; proxyUser=${encodeURIComponent(JSON.stringify(sam))}`;
  expect(proxyUserIn({ cookie }, { isFramed: true })).toEqual(sam);
  expect(proxyUserIn({ cookie }, { isFramed: false })).toBeNull();
  for (const broken of ['', 'proxyUser=', 'proxyUser=%7B', 'proxyUser=%E0%A4%A', 'proxyUser={"firstName":"Sam"}'])
    expect(proxyUserIn({ cookie: broken }, { isFramed: true })).toBeNull();
});
