import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { reasonCodes } from '#contract/reason-codes.ts';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { reorderScreen } from '#machines/reorder/reorder.screen.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { actors } from '#src/app/actors.ts';
import { takeUpReorder } from '#src/app/after-first-page/take-up-reorder.ts';
import { heldReorder } from '#src/flows/reorder/held-reorder.ts';
import { reorderPorts } from '#src/flows/reorder/reorder.ports.ts';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartIdOf, cartOf, requestSetup, setUpPickup } from '#test/kit/order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** All of it is there as it was; something is gone and something is dearer. */
const usual = { orderId: 'order-p1', number: '412907' };
const older = { orderId: 'order-p2', number: '408113' };

interface TabOptions {
  /** In hand. */
  readonly order?: SetUpOrder | null;
  readonly allergenFilter?: boolean;
  /** Told of each call before it is made. */
  readonly onCall?: (name: string) => void;
}

/** A tab of Pat, with an order in hand or without. */
async function openTab({ order = pickup, allergenFilter = false, onCall = () => {} }: TabOptions = {}) {
  const plain = testDependencies(world);
  plain.vault.keepAccessToken(openSession(world, must(world.people.byEmail('pat@example.com'), 'pat')).token);
  if (allergenFilter) world.features.put('allergenFilter', { name: 'allergenFilter', isOn: true });
  const calls: { name: string; body: unknown }[] = [];
  const call: typeof plain.call = (described, asked) => {
    onCall(described.name);
    calls.push({ name: described.name, body: (asked as { body?: unknown }).body });
    return plain.call(described, asked);
  };
  const navigate = vi.fn<(to: { to?: string; search?: unknown }) => void>();
  const tabStorage = memoryStorage();
  const { app, services } = await openedApp({ ...plain, call, navigate, tabStorage }, { order, previous: null });
  onTestFinished(() => void app.stop());
  const flow = async () => running(app.getSnapshot().children.reorder);
  const known = () => runningActor(app.getSnapshot().children.reorder);
  return {
    app,
    tabStorage,
    navigate,
    calls: (name: string) => calls.filter((made) => made.name === name),
    ask(asked: typeof usual) {
      heldReorder(tabStorage).hold(asked);
      app.send({ type: 'flow.opened', name: 'reorder', input: asked });
    },
    /** Loads a page while an order of before is held. */
    load(href: string) {
      heldReorder(tabStorage).hold(usual);
      const [pathname = '', search] = href.split('?');
      takeUpReorder({ ...services, location: () => ({ pathname, searchStr: search === undefined ? '' : `?${search}`, href }) });
    },
    isAsked: () => app.getSnapshot().children.reorder !== undefined,
    async is(kind: string) {
      const actor = await flow();
      await waitFor(actor, (snapshot) => reorderScreen(snapshot).kind === kind);
      return actor;
    },
    /** Presses the button, where the flow is still there. */
    accept: () => known()?.send({ type: 'rest.accepted' }),
    isOver: () => vi.waitFor(() => expect(known()).toBeNull()),
    lines: async () => {
      await waitFor(
        cartOf(app),
        ({ context, value }) => context.queue.length === 0 && !context.isStale && JSON.stringify(value).includes('resting'),
      );
      const stored = world.carts.get(cartIdOf(app) ?? '');
      return stored?.lines.map(({ asked }) => `${asked.quantity} × ${asked.itemId}`) ?? [];
    },
    pages: () => navigate.mock.calls.map(([to]) => to),
  };
}

describe('An order of before', () => {
  it('that is as it was comes into the cart by one press, asked for once (CART-06, C-25)', async () => {
    const tab = await openTab();
    tab.ask(usual);
    tab.ask(usual);
    await vi.waitFor(() => expect(tab.pages()).toEqual([{ to: '/app/cart.html' }]));
    expect(await tab.lines()).toEqual(['1 × 71022', '1 × 181012']);
    expect(tab.calls('cart.reorder')).toHaveLength(1);
    expect(tab.calls('cart.reorder')[0]?.body).toMatchObject({
      orderId: 'order-p1',
      cartSummary: { destination: 'RPU', priority: 'ASAP' },
    });
    expect(heldReorder(tab.tabStorage).read()).toBeNull();
  });

  it('is made with dynamic prices and a service fee where those are on (CART-06, PRICING-06)', async () => {
    for (const name of ['dynamicPricing', 'serviceFee'] as const) world.features.put(name, { name, isOn: true });
    const tab = await openTab();
    tab.ask(usual);
    await vi.waitFor(() => expect(tab.calls('cart.reorder')).toHaveLength(1));
    expect(tab.calls('cart.reorder')[0]?.body).toMatchObject({ applyDynamicPricing: true, serviceFeeSupported: true });
  });

  it('comes line by line into a cart that has something, which stays (CART-06)', async () => {
    const tab = await openTab();
    tab.app.send({
      type: 'line.added',
      line: { itemId: '101012', name: 'Soup', quantity: 1, ingredients: [], children: [], msgKitchen: '', msgPreparedFor: '' },
    });
    expect(await tab.lines()).toEqual(['1 × 101012']);
    const cartId = cartIdOf(tab.app);
    tab.ask(usual);
    await vi.waitFor(async () => expect(await tab.lines()).toEqual(['1 × 101012', '1 × 71022', '1 × 181012']));
    expect(cartIdOf(tab.app)).toBe(cartId);
  });

  it('of which something is gone and something is dearer says so before anything is added, and adds what is left once (CART-06)', async () => {
    const tab = await openTab();
    tab.ask(older);
    const actor = await tab.is('differing');
    expect(await tab.lines()).toEqual([]);
    expect(actor.getSnapshot().context.lines.map(({ before, changes }) => [before.name, ...changes])).toEqual([
      ['Tomato Basil Soup', { kind: 'price', from: 649, to: 699 }],
      ['Harvest Corn Chowder', { kind: 'gone', reason: 'cart.validation.item.unknown' }],
      ['Chicken Pesto Press'],
    ]);
    tab.accept();
    tab.accept();
    await vi.waitFor(async () => expect(await tab.lines()).toEqual(['1 × 101012', '1 × 71022']));
    const [soup] = must(world.carts.get(cartIdOf(tab.app) ?? ''), 'cart').lines;
    expect(soup?.asked.customizations?.removedIngredients).toMatchObject([{ name: 'Rye croutons' }]);
  });

  it('has what the guest avoids only by their word for it (MENU-11, FLAGS-10)', async () => {
    const tab = await openTab({ allergenFilter: true });
    writeAvoidance({ tabStorage: tab.tabStorage, sharedStorage: memoryStorage() }, { allergens: ['MILK'], whole: [], diets: [] }, false);
    tab.ask(usual);
    const actor = await tab.is('differing');
    expect(actor.getSnapshot().context.lines.map(({ avoided }) => avoided)).toEqual([['MILK'], []]);
    actor.send({ type: 'rest.accepted' });
    await vi.waitFor(async () => expect(await tab.lines()).toEqual(['1 × 181012']));
  });

  it('is held while there is no order in hand: its cafe and its way open the setup, and it comes in when that is done (CART-13)', async () => {
    const tab = await openTab({ order: null });
    tab.ask(usual);
    await tab.is('waiting');
    const search = { cafeId: '203', destination: 'RPU', returnTo: '/app/cart.html' };
    await vi.waitFor(() => expect(tab.pages()).toEqual([{ to: '/app/startOrder.html', search }]));
    expect(tab.calls('cart.reorder')).toEqual([]);
    await setUpPickup(tab.app);
    await vi.waitFor(async () => expect(await tab.lines()).toEqual(['1 × 71022', '1 × 181012']));
  });

  it('is given up with the setup that was for it, also where another tab set up an order meanwhile', async () => {
    const tab = await openTab({ order: null });
    tab.ask(usual);
    await tab.is('waiting');
    requestSetup(tab.app, { destination: null, cafeId: null, isGroup: false, start: null });
    actors(tab.app).order.send({ type: 'order.synced', order: pickup, previous: null });
    actors(tab.app).order.send({ type: 'setup.left' });
    await tab.isOver();
    expect(heldReorder(tab.tabStorage).read()).toBeNull();
  });

  it('is compared anew where another tab changes the order in hand, before anything is added (CART-06)', async () => {
    const tab = await openTab();
    tab.ask(older);
    await tab.is('differing');
    const before = tab.calls('cart.reorder').length;
    actors(tab.app).order.send({ type: 'order.synced', order: { ...pickup, destination: 'CURBSIDE' }, previous: null });
    await tab.is('reading');
    await tab.is('differing');
    expect(tab.calls('cart.reorder').slice(before)).toMatchObject([{ body: { cartSummary: { destination: 'CURBSIDE' } } }]);
    expect(await tab.lines()).toEqual([]);
  });

  it('stays as it is where the cafe of the order in hand says something new, which the guest did not change (AVAIL-01, CART-06)', async () => {
    const tab = await openTab();
    tab.ask(older);
    await tab.is('differing');
    const before = tab.calls('cart.reorder').length;
    actors(tab.app).order.send({ type: 'cafe.read', cafe: pickup.cafe, destination: 'RPU', leadMinutes: 40 });
    expect(actors(tab.app).order.getSnapshot().context.order?.schedule).toEqual({ priority: 'ASAP', leadMinutes: 40 });
    await tab.is('differing');
    expect(tab.calls('cart.reorder')).toHaveLength(before);
  });

  it('is compared anew where another tab changes the order in hand while the menu is asked for what the guest avoids (CART-06, FLAGS-10)', async () => {
    const inOtherTab = vi.fn<() => void>();
    const tab = await openTab({ allergenFilter: true, onCall: (name) => name === 'menu.categories' && inOtherTab() });
    writeAvoidance({ tabStorage: tab.tabStorage, sharedStorage: memoryStorage() }, { allergens: ['MILK'], whole: [], diets: [] }, false);
    inOtherTab.mockImplementationOnce(() =>
      actors(tab.app).order.send({ type: 'order.synced', order: { ...pickup, destination: 'CURBSIDE' }, previous: null }),
    );
    tab.ask(older);
    await tab.is('differing');
    expect(inOtherTab).toHaveBeenCalled();
    const destinations = tab.calls('cart.reorder').map(({ body }) => body);
    expect(destinations).toMatchObject([{ cartSummary: { destination: 'RPU' } }, { cartSummary: { destination: 'CURBSIDE' } }]);
  });

  it('is compared anew where the order in hand is another as soon as the guest sees what differs (CART-06)', async () => {
    const { untilOrderChanged } = reorderPorts({
      ...testDependencies(world),
      clientType: () => '',
      orderCustomer: () => Promise.reject(new Error('Not asked.')),
      knownFeatures: () => Promise.reject(new Error('Not asked.')),
      isMember: () => true,
      avoided: () => noAvoidance,
      inHand: () => ({ order: { ...pickup, destination: 'CURBSIDE' }, isSettingUp: false }),
      onOrder: () => () => {},
    });
    const actor = createActor(untilOrderChanged, { input: { order: pickup } }).start();
    onTestFinished(() => void actor.stop());
    expect(await toPromise(actor)).toEqual({ kind: 'changed' });
  });

  it('is given up with the setup that was for it', async () => {
    const tab = await openTab({ order: null });
    tab.ask(usual);
    await tab.is('waiting');
    requestSetup(tab.app, { destination: null, cafeId: null, isGroup: false, start: null });
    actors(tab.app).order.send({ type: 'setup.left' });
    await tab.isOver();
    expect([heldReorder(tab.tabStorage).read(), await tab.lines()]).toEqual([null, []]);
  });

  it.for(['lostAnswer', 'error500'] as const)(
    'adds nothing after the answer %s, and all of it once when it is tried again',
    async (kind) => {
      const tab = await openTab();
      world.faults.put('cart.reorder', { endpoint: 'cart.reorder', kind });
      tab.ask(usual);
      const actor = await tab.is('stopped');
      expect(await tab.lines()).toEqual([]);
      world.faults.clear();
      actor.send({ type: 'reorder.retried' });
      await vi.waitFor(async () => expect(await tab.lines()).toEqual(['1 × 71022', '1 × 181012']));
    },
  );

  it('whose cafe does not offer the way of the order in hand says so; its setup begins with the way it was had, and it goes on after it (C-25, CART-06)', async () => {
    const tab = await openTab({ order: { ...pickup, destination: 'CURBSIDE' } });
    world.faults.put('cart.reorder', {
      endpoint: 'cart.reorder',
      kind: 'refused',
      status: 422,
      reasonCode: reasonCodes.destinationUnsupported,
    });
    tab.ask(usual);
    const actor = await tab.is('unserved');
    expect(reorderScreen(actor.getSnapshot())).toEqual({ kind: 'unserved', asked: 'CURBSIDE' });
    expect(await tab.lines()).toEqual([]);
    world.faults.clear();
    actor.send({ type: 'setup.requested' });
    const search = { cafeId: '203', destination: 'RPU', returnTo: '/app/cart.html' };
    await vi.waitFor(() => expect(tab.pages()).toEqual([{ to: '/app/startOrder.html', search }]));
    await setUpPickup(tab.app);
    await vi.waitFor(async () => expect(await tab.lines()).toEqual(['1 × 71022', '1 × 181012']));
  });

  it.for(['/', '/app/menu.html', '/app/recent-orders.html', '/app/confirmation.html', '/app/startOrder.html?cafeId=101', '/app/cart.html'])(
    'is forgotten by a load of %s before its setup is done, so that the address stays (ROUTES-04, ROUTES-10, ROUTES-12)',
    async (href) => {
      const tab = await openTab({ order: null });
      tab.load(href);
      expect([tab.isAsked(), heldReorder(tab.tabStorage).read(), tab.pages()]).toEqual([false, null, []]);
    },
  );

  it('is asked for anew by a reload of its setup, and of the cart with the order in hand (CART-06, CART-13)', async () => {
    const setup = await openTab({ order: null });
    setup.load('/app/startOrder.html?cafeId=203&destination=RPU&returnTo=%2Fapp%2Fcart.html');
    await setup.is('waiting');
    const cart = await openTab();
    cart.load('/app/cart.html');
    await vi.waitFor(async () => expect(await cart.lines()).toEqual(['1 × 71022', '1 × 181012']));
  });

  it('that the account has not is not found', async () => {
    const tab = await openTab();
    tab.ask({ orderId: 'order-of-another', number: '1' });
    const actor = await tab.is('stopped');
    expect(reorderScreen(actor.getSnapshot())).toMatchObject({ why: 'unknown' });
  });
});
