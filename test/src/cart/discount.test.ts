import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { noCampaignParams } from '#domain/navigation/query.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { rewardsQuery } from '#src/api/loyalty.ts';
import { flowKey } from '#src/app/flow-key.ts';
import { removedDiscountsIn } from '#src/app/storage/removed-discounts.ts';
import { REVISION_KEY } from '#src/app/storage/shared-cart.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { text, type TextKey } from '#src/text/text.ts';
import { liveApp, openedApp, type Earlier } from '#test/kit/live.ts';
import { cartIdOf, cartOf, checkoutOf, openCheckout } from '#test/kit/order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');

type App = Awaited<ReturnType<typeof openedApp>>['app'];

/** A browser tab with an order, and a soup in its cart. */
async function withSoup(app: App) {
  app.send({ type: 'line.added', line: soup });
  await waitFor(cartOf(app), (cart) => cart.matches('resting') && cart.context.cartId !== null, { timeout: 5000 });
}
async function openTab(input: Earlier = {}, sharedStorage = memoryStorage(), tabStorage = memoryStorage()) {
  const { app } = await openedApp({ ...testDependencies(world), sharedStorage, tabStorage }, { order: pickup, previous: pickup, ...input });
  if (cartIdOf(app) === null) await withSoup(app);
  return { app, sharedStorage };
}

/** The flow of codes and rewards at rest, after the work that it starts by itself. */
async function discountOf(app: App, isMember = false) {
  app.send({ type: 'flow.opened', name: 'discount', input: { cartId: must(cartIdOf(app), 'cartId'), isMember } });
  const actor = await running(app.getSnapshot().children.discount);
  await waitFor(actor, (snapshot) => snapshot.matches('resting'), { timeout: 5000 });
  return actor;
}
const codesOf = (app: App) => world.carts.get(cartIdOf(app) ?? '')?.discountCodes;
const noticeOf = (app: App) => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null;
/** The words of the notice with a key, once it is shown. */
async function saidBy(app: App, key: TextKey) {
  await vi.waitUntil(() => noticeOf(app)?.key === key, { timeout: 5000 });
  return text(key, noticeOf(app)?.values);
}
/** No notice is about a code or reward. */
const saysNothing = (app: App) => expect(noticeOf(app)?.key ?? '').not.toMatch(/^discount/);

describe('a code of an address', () => {
  const input = { campaignParams: { ...noCampaignParams, discountCode: ' welcome5 ' } };

  it('is applied to the cart once, is said, and is forgotten (DISC-06, DISC-16)', async () => {
    const { app } = await openTab(input);
    await discountOf(app);
    expect(codesOf(app)).toEqual(['WELCOME5']);
    expect(await saidBy(app, 'discount.applied.saving')).toBe('WELCOME5 added. You save $5.00.');
    expect(app.getSnapshot().context.campaignParams.discountCode).toBeNull();
  });

  it('does not come back where the guest has removed it, in any tab; typed, it is sent (DISC-02, decision 036)', async () => {
    const { app, sharedStorage } = await openTab(input);
    const here = await discountOf(app);
    const discount = { code: 'WELCOME5', name: null, isReward: false, quantity: 1, amount: null };
    here.send({ type: 'discount.removed', discount });
    await waitFor(here, (snapshot) => snapshot.matches({ resting: 'removed' }));
    expect(await saidBy(app, 'discount.removed')).toBe('WELCOME5 removed.');
    const { app: other } = await openTab(input, sharedStorage);
    const there = await discountOf(other);
    expect(codesOf(other)).toEqual([]);
    // Typed, it is sent: the guest has changed their mind.
    there.send({ type: 'code.submitted', code: 'welcome5' });
    await waitFor(there, (snapshot) => snapshot.matches({ resting: 'applied' }));
    expect(codesOf(other)).toEqual(['WELCOME5']);
  });

  it('that is in the cart already is offered to no later cart once the guest has removed it (DISC-06)', async () => {
    const { app } = await openTab();
    const actor = await discountOf(app);
    actor.send({ type: 'code.submitted', code: 'WELCOME5' });
    await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'applied' }));
    app.send({ type: 'params.stored', ...input });
    const discount = { code: 'WELCOME5', name: null, isReward: false, quantity: 1, amount: null };
    actor.send({ type: 'discount.removed', discount });
    await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'removed' }));
    const { app: next } = await openTab({ campaignParams: app.getSnapshot().context.campaignParams });
    await discountOf(next);
    expect(codesOf(next)).toEqual([]);
  });

  it('waits for something that it is good for, and says nothing until then (DISC-06, DISC-08)', async () => {
    const { app } = await openTab({ campaignParams: { ...noCampaignParams, discountCode: 'TODAYONLY' }, order: tomorrow });
    const actor = await discountOf(app);
    expect(actor.getSnapshot().matches({ resting: 'waiting' })).toBe(true);
    expect(app.getSnapshot().context.campaignParams.discountCode).toBe('TODAYONLY');
    saysNothing(app);
  });

  it('is offered once there is something in a cart that was empty (DISC-06)', async () => {
    const { app } = await openTab(input);
    const cart = cartOf(app);
    cart.send({ type: 'line.removed', sequenceNum: 1 });
    await vi.waitUntil(() => world.carts.get(cartIdOf(app) ?? '')?.lines.length === 0, { timeout: 5000 });
    await waitFor(cart, (snapshot) => snapshot.matches('resting'));
    const actor = await discountOf(app);
    expect(codesOf(app)).toEqual([]);
    await withSoup(app);
    await vi.waitUntil(() => world.carts.get(cartIdOf(app) ?? '')?.lines.length === 1, { timeout: 5000 });
    await waitFor(cart, (snapshot) => snapshot.matches('resting'));
    actor.send({ type: 'cart.revised' });
    await vi.waitFor(() => expect(codesOf(app)).toEqual(['WELCOME5']), { timeout: 5000 });
  });

  it('that is no good is said and forgotten (DISC-12, DISC-16)', async () => {
    const { app } = await openTab({ campaignParams: { ...noCampaignParams, discountCode: 'nosuch' } });
    await discountOf(app);
    expect(await saidBy(app, 'discount.trouble.code')).toBe('We couldn’t apply NOSUCH. Check that it’s right.');
    await vi.waitUntil(() => app.getSnapshot().context.campaignParams.discountCode === null);
    expect(codesOf(app)).toEqual([]);
  });
});

const tomorrow = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T12:00' } } as const;

it.each(['lostAnswer', 'lateCommit'] as const)('a code whose answer is lost (%s) is in the cart once', async (kind) => {
  const { app } = await openTab();
  const actor = await discountOf(app);
  world.faults.put('cart.discounts', { endpoint: 'cart.discounts', kind });
  actor.send({ type: 'code.submitted', code: 'WELCOME5' });
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: kind === 'lostAnswer' ? 'applied' : 'unsent' }), { timeout: 5000 });
  world.faults.clear();
  world.runLate();
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (kind === 'lateCommit') actor.send({ type: 'code.submitted', code: 'WELCOME5' });
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'applied' }), { timeout: 5000 });
  expect(codesOf(app)).toEqual(['WELCOME5']);
});

it('an open checkout shows the new total before it can be agreed to, and other tabs are told', async () => {
  const { app, sharedStorage } = await openTab();
  openCheckout(app);
  const checkout = await running(checkoutOf(app));
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'), { timeout: 5000 });
  const before = must(checkout.getSnapshot().context.total, 'total');
  const revision = sharedStorage.getItem(REVISION_KEY);
  const actor = await discountOf(app);
  actor.send({ type: 'code.submitted', code: 'WELCOME5' });
  await waitFor(checkout, (snapshot) => snapshot.matches({ filling: { repriced: 'shown' } }), { timeout: 5000 });
  const { total, formerTotal, changedBy } = checkout.getSnapshot().context;
  expect([formerTotal, changedBy]).toEqual([before, 'guest']);
  expect(total).toBeLessThan(before);
  expect(sharedStorage.getItem(REVISION_KEY)).not.toBe(revision);
});

describe('the rewards of a member', () => {
  async function signedIn(name: string) {
    const tab = await liveApp(world, testDependencies(world), { order: pickup, previous: pickup });
    await tab.signIn(name);
    await withSoup(tab.app);
    return tab;
  }

  it('are known by name and quantity; one that applies itself is in the cart, one that is gone is said where it was chosen (DISC-04, DISC-14)', async () => {
    const { app } = await signedIn('rae');
    const actor = await discountOf(app, true);
    await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'applied' }), { timeout: 5000 });
    expect(codesOf(app)).toEqual(['BIRTHDAY']);
    expect(actor.getSnapshot().context.rewards.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['$3 off for your birthday', 1],
      ['A free pastry', 2],
      ['A free cookie', 1],
    ]);
    actor.send({ type: 'rewards.opened' });
    actor.send({ type: 'reward.used', code: 'COOKIE' });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'refused' }), { timeout: 5000 });
    expect(codesOf(app)).toEqual(['BIRTHDAY']);
  });

  it('take each other’s place only by the guest’s word (DISC-10)', async () => {
    const { app } = await signedIn('pat');
    const actor = await discountOf(app, true);
    actor.send({ type: 'rewards.opened' });
    actor.send({ type: 'reward.used', code: 'SOUP2' });
    await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'applied' }), { timeout: 5000 });
    expect(await saidBy(app, 'discount.applied.saving')).toBe('$2 off a bowl of soup added. You save $2.00.');
    actor.send({ type: 'rewards.opened' });
    actor.send({ type: 'reward.used', code: 'PASTRY' });
    await waitFor(actor, (snapshot) => snapshot.matches('swapping'), { timeout: 5000 });
    actor.send({ type: 'swap.declined' });
    expect(codesOf(app)).toEqual(['SOUP2']);
  });

  it('are read for the cafe of the order in hand (C-61)', async () => {
    const { app, deps } = await signedIn('pat');
    deps.queryClient.removeQueries({ queryKey: ['member'] });
    await discountOf(app, true);
    expect(deps.queryClient.getQueryData(rewardsQuery(deps.call, pickup.cafe.id).queryKey)).toBeDefined();
  });

  it('say nothing where they cannot be read (DISC-15)', async () => {
    const tab = await signedIn('pat');
    tab.deps.queryClient.removeQueries({ queryKey: ['member'] });
    world.faults.put('account.rewards', { endpoint: 'account.rewards', kind: 'error500' });
    const actor = await discountOf(tab.app, true);
    expect(actor.getSnapshot().context.rewards).toEqual([]);
    saysNothing(tab.app);
  });
});

describe('a page that is left while a change is on its way', () => {
  /** A tab whose calls stop, and the same tab after a reload. */
  async function reloaded(leave: (tab: Awaited<ReturnType<typeof openTab>>) => Promise<void>) {
    const tabStorage = memoryStorage();
    const tab = await openTab({}, memoryStorage(), tabStorage);
    await leave(tab);
    tab.app.stop();
    world.faults.clear();
    return openTab({}, tab.sharedStorage, tabStorage);
  }
  const hanging = () => world.faults.put('cart.discounts', { endpoint: 'cart.discounts', kind: 'timeout' });

  it('asks after the reload what became of a code, says it, and takes the press again under the same id', async () => {
    const { app } = await reloaded(async (tab) => {
      const actor = await discountOf(tab.app);
      hanging();
      actor.send({ type: 'code.submitted', code: 'welcome5' });
      await waitFor(actor, (snapshot) => snapshot.matches('applying'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const actor = await discountOf(app);
    expect(actor.getSnapshot().matches({ resting: 'unsent' })).toBe(true);
    expect(actor.getSnapshot().context.request?.code).toBe('WELCOME5');
    actor.send({ type: 'code.submitted', code: 'welcome5' });
    await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'applied' }));
    expect(codesOf(app)).toEqual(['WELCOME5']);
  });

  it('knows that the guest does not want a code, before the cart does (DISC-02)', async () => {
    const tab = await openTab();
    const actor = await discountOf(tab.app);
    actor.send({ type: 'code.submitted', code: 'welcome5' });
    await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'applied' }));
    world.faults.put('cart.discountsRemove', { endpoint: 'cart.discountsRemove', kind: 'timeout' });
    actor.send({ type: 'discount.removed', discount: { code: 'WELCOME5', name: null, isReward: false, quantity: 1, amount: null } });
    await vi.waitUntil(() =>
      removedDiscountsIn(tab.sharedStorage)
        .codesOf(cartIdOf(tab.app) ?? '')
        .includes('WELCOME5'),
    );
    expect(actor.getSnapshot().matches({ removing: 'requesting' })).toBe(true);
    world.faults.clear();
  });
});

it('what has an answer is not stored: a reload reads the cart', async () => {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { order: pickup, previous: pickup });
  await withSoup(app);
  const actor = await discountOf(app);
  actor.send({ type: 'code.submitted', code: 'WELCOME5' });
  await waitFor(actor, (snapshot) => snapshot.matches({ resting: 'applied' }), { timeout: 5000 });
  expect(deps.tabStorage.getItem(flowKey('discount'))).toBeNull();
});
