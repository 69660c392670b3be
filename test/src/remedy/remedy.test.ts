import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import type { Feature } from '#domain/app/features.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { remedyScreen } from '#machines/remedy/remedy.screen.ts';
import type { RemedyInput } from '#machines/remedy/remedy.types.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import type { Fault } from '#sandbox/world/core/fault.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { actors } from '#src/app/actors.ts';
import { heldRemedy, newRemedy } from '#src/flows/remedy/held-remedy.ts';
import { openedApp } from '#test/kit/live.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** Pat's order of before: a press and a cookie. */
const usual = { orderId: 'order-p1', number: '412907' };
const set = (name: Feature, isOn: boolean) => world.features.put(name, { name, isOn });

/** A tab of Pat, or of a guest. */
async function openTab({ isMember = true, tabStorage = memoryStorage() } = {}) {
  const plain = testDependencies(world);
  if (isMember) plain.vault.keepAccessToken(openSession(world, must(world.people.byEmail('pat@example.com'), 'pat')).token);
  const calls: { name: string; query: unknown; body: unknown }[] = [];
  const call: typeof plain.call = (described, asked) => {
    const { query, body } = asked as { query?: unknown; body?: unknown };
    calls.push({ name: described.name, query, body });
    return plain.call(described, asked);
  };
  const report = vi.fn<typeof plain.report>();
  const { app } = await openedApp({ ...plain, call, tabStorage, report }, { order: null, previous: null });
  onTestFinished(() => void app.stop());
  return {
    app,
    tabStorage,
    report,
    calls: (name: string) => calls.filter((made) => made.name === name),
    ask(asked: Pick<RemedyInput, 'orderId' | 'number'> | RemedyInput) {
      const input = 'layout' in asked ? asked : newRemedy(asked, { warmUx: false });
      heldRemedy(tabStorage).hold(input);
      app.send({ type: 'flow.opened', name: 'remedy', input });
    },
    async is(kind: string) {
      const actor = await running(app.getSnapshot().children.remedy);
      await waitFor(actor, (snapshot) => remedyScreen(snapshot).kind === kind);
      return actor;
    },
    screen: () => remedyScreen(must(runningActor(app.getSnapshot().children.remedy), 'remedy').getSnapshot()),
    isOver: () => vi.waitFor(() => expect(runningActor(app.getSnapshot().children.remedy)).toBeNull()),
    notice: () => actors(app).notices.getSnapshot().context.notice,
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

/** Says that the press was missing, and is before the remedies. */
async function sayMissing(tab: Tab) {
  const actor = await tab.is('items');
  actor.send({ type: 'item.toggled', lineItemId: '1' });
  actor.send({ type: 'reason.picked', lineItemId: '1', groupId: 'missing' });
  actor.send({ type: 'remedies.requested' });
  return tab.is('remedies');
}
const given = () => world.remedies.all().filter(({ redeemedAt }) => redeemedAt !== null);
const fault = (endpoint: string, kind: Fault['kind']) => world.faults.put(endpoint, { endpoint, kind });

describe('An order that was not right', () => {
  it('is made right by what the guest chooses, once: created, then redeemed (REMEDY-07, REMEDY-13, GEN-14, C-112, C-113)', async () => {
    const tab = await openTab();
    tab.ask(usual);
    tab.ask(usual);
    const actor = await sayMissing(tab);
    actor.send({ type: 'remedy.accepted' });
    actor.send({ type: 'remedy.accepted' });
    await tab.is('redeemed');
    expect(given()).toMatchObject([{ orderId: 'order-p1', optionId: 'refund' }]);
    expect([tab.calls('remedy.create').length, tab.calls('remedy.redeem').length]).toEqual([1, 1]);
    expect(tab.calls('remedy.create')[0]).toMatchObject({
      query: { serviceLogsNoAppeasementError: 'true' },
      body: { optionId: 'refund', reasons: [{ groupId: 'missing', lineItemId: '1' }] },
    });
    expect(tab.calls('remedy.redeem')[0]).toMatchObject({ query: { accept: 'true' }, body: undefined });
    expect(tab.screen()).toMatchObject({ redeemed: { kind: 'refund', value: given()[0]?.cents, detail: 'In 3 to 5 business days' } });
    expect(heldRemedy(tab.tabStorage).read()).toBeNull();
  });

  it('that was made right says so to who asks again, and gives nothing (REMEDY-07)', async () => {
    world.remedies.put('order-p1', {
      orderId: 'order-p1',
      offerId: 'R-1',
      optionId: 'refund',
      cents: 900,
      redeemedAt: '2026-11-20T18:00:00Z',
    });
    const tab = await openTab();
    tab.ask(usual);
    await tab.is('redeemed');
    expect(tab.screen()).toMatchObject({ redeemed: { offerId: 'R-1', value: 900 } });
    expect(tab.calls('remedy.create')).toEqual([]);
  });

  it('is asked for with what the server decides by: member, campaigns, layout (REMEDY-12, C-111)', async () => {
    const tab = await openTab();
    tab.app.send({
      type: 'params.stored',
      campaignParams: { discountCode: null, regReferrer: null, regCampaign: 'fall', promoCode: null, homeCafeId: null, ref: 'mail' },
    });
    tab.ask(usual);
    await tab.is('items');
    expect(tab.calls('remedy.options')[0]?.query).toMatchObject({
      orderId: 'order-p1',
      campaigns: 'fall,mail',
      ...{ includeItemOptionsOnDeliveryOrder: 'false', useWarmUXLayout: 'false', skipGuestOrderValidation: 'false' },
    });
  });

  it('is made right without an account where it is a delivery, and that is switched on (REMEDY-04, REMEDY-12, FLAGS-20)', async () => {
    const order = placeOrder(world, { ...placed.delivery, at: '2026-11-20T11:20' });
    const tab = await openTab({ isMember: false });
    tab.ask(order);
    await tab.is('items');
    expect(tab.calls('remedy.options')[0]?.query).toEqual({
      orderId: order.orderId,
      includeItemOptionsOnDeliveryOrder: 'true',
      useWarmUXLayout: 'false',
      skipGuestOrderValidation: 'true',
    });
  });

  it.for([
    ['the cafe takes no part', 'cafe', () => set('digitalRecovery', false)],
    ['its kind of order is switched off', 'type', () => set('digitalRecoveryRpu', false)],
  ] as const)(
    'is left to a person where %s, without asking the server (REMEDY-01, REMEDY-02, FLAGS-18, FLAGS-19)',
    async ([, why, change]) => {
      change();
      const tab = await openTab();
      tab.ask(usual);
      await tab.is('noAppeasement');
      expect(tab.screen()).toMatchObject({ why });
      expect(tab.calls('remedy.options')).toEqual([]);
      expect(tab.report).not.toHaveBeenCalled();
    },
  );

  it('is left to a person where a guest has picked it up (REMEDY-04)', async () => {
    const order = placeOrder(world, { ...placed.pickup, at: '2026-11-20T11:20' });
    const tab = await openTab({ isMember: false });
    tab.ask(order);
    await tab.is('noAppeasement');
    expect(tab.screen()).toMatchObject({ why: 'visitor' });
  });

  it('is too early for more than 15 minutes before its time: an error snackbar, and nothing else (REMEDY-09, REMEDY-10)', async () => {
    const order = placeOrder(world, { ...placed.delivery, at: '2026-11-20T11:46' });
    const tab = await openTab({ isMember: false });
    tab.ask(order);
    await tab.isOver();
    await vi.waitFor(() => expect(tab.notice()).toMatchObject({ tone: 'error', key: 'remedy.snackbar.mainText' }));
    expect(heldRemedy(tab.tabStorage).read()).toBeNull();
  });

  it('is in time at any hour in the warm layout, as a drawer (REMEDY-05, REMEDY-08, FLAGS-21)', async () => {
    set('warmUx', true);
    const order = placeOrder(world, { ...placed.delivery, at: '2026-11-20T18:00' });
    const tab = await openTab({ isMember: false });
    tab.ask(order);
    await tab.is('items');
    expect(tab.screen()).toMatchObject({ layout: 'drawer' });
    expect(tab.calls('remedy.options')[0]?.query).toMatchObject({ useWarmUXLayout: 'true' });
  });

  it('for which the server offers nothing is left to a person, and logged (REMEDY-06)', async () => {
    world.scenarios.put('remedy', { scenario: 'noOptions' });
    const tab = await openTab();
    tab.ask(usual);
    await tab.is('noAppeasement');
    expect(tab.screen()).toMatchObject({ why: 'noOptions', order: { cafeName: 'Old Mill' } });
    await vi.waitFor(() => expect(tab.report).toHaveBeenCalledWith({ source: 'remedy', message: 'No appeasement: noOptions.' }));
  });

  it.for(['remedy.options', 'remedy.create', 'remedy.redeem'] as const)(
    'is left to a person after any failure of %s, which is logged; tried again, it is made right once (REMEDY-06, REMEDY-07)',
    async (endpoint) => {
      const tab = await openTab();
      fault(endpoint, 'error500');
      tab.ask(usual);
      if (endpoint !== 'remedy.options') (await sayMissing(tab)).send({ type: 'remedy.accepted' });
      const actor = await tab.is('noAppeasement');
      expect(tab.screen()).toMatchObject({ why: 'failed', isRetriable: true });
      expect(given()).toEqual([]);
      await vi.waitFor(() => expect(tab.report).toHaveBeenCalledWith({ source: 'remedy', message: 'No appeasement: failed.' }));
      world.faults.clear();
      actor.send({ type: 'remedy.retried' });
      if (endpoint === 'remedy.options') await sayMissing(tab);
      else await tab.is('remedies');
      actor.send({ type: 'remedy.accepted' });
      await tab.is('redeemed');
      expect(given()).toHaveLength(1);
    },
  );

  it('whose answer is lost while it is given is asked after, and was given once (REMEDY-07)', async () => {
    const tab = await openTab();
    fault('remedy.redeem', 'lostAnswer');
    tab.ask(usual);
    (await sayMissing(tab)).send({ type: 'remedy.accepted' });
    await tab.is('redeemed');
    expect([given().length, tab.calls('remedy.redeem').length]).toEqual([1, 1]);
  });

  it('of which nothing is known after a lost answer says so, and gives nothing twice when it is tried again (REMEDY-07)', async () => {
    const tab = await openTab();
    fault('remedy.redeem', 'lostAnswer');
    tab.ask(usual);
    const actor = await sayMissing(tab);
    fault('remedy.options', 'dropped');
    actor.send({ type: 'remedy.accepted' });
    await tab.is('noAppeasement');
    expect(tab.screen()).toMatchObject({ why: 'unsure', told: [{ item: 'Chicken Pesto Press', reason: 'Missing' }] });
    world.faults.clear();
    actor.send({ type: 'remedy.retried' });
    await tab.is('redeemed');
    expect(given()).toHaveLength(1);
  });

  it('is heard after a reload in the middle of it, and given once (REMEDY-07, REMEDY-13)', async () => {
    const tab = await openTab();
    tab.ask(usual);
    const actor = await sayMissing(tab);
    fault('remedy.redeem', 'timeout');
    actor.send({ type: 'remedy.accepted' });
    await vi.waitFor(() => expect(heldRemedy(tab.tabStorage).read()?.offerId).not.toBeNull());
    const offerId = must(heldRemedy(tab.tabStorage).read(), 'held').offerId;
    tab.app.stop();
    world.faults.clear();

    const later = await openTab({ tabStorage: tab.tabStorage });
    later.ask(must(heldRemedy(tab.tabStorage).read(), 'held'));
    const resumed = await later.is('remedies');
    expect(later.screen()).toMatchObject({ told: [{ item: 'Chicken Pesto Press', reason: 'Missing' }], chosen: { optionId: 'refund' } });
    resumed.send({ type: 'remedy.accepted' });
    await later.is('redeemed');
    expect(given()).toMatchObject([{ offerId }]);
    expect(later.calls('remedy.create')).toEqual([]);
  });

  it('made right in another tab meanwhile is given once (REMEDY-07)', async () => {
    const tab = await openTab();
    const other = await openTab();
    for (const each of [tab, other]) each.ask(usual);
    const actor = await sayMissing(tab);
    const second = await sayMissing(other);
    actor.send({ type: 'remedy.accepted' });
    await tab.is('redeemed');
    second.send({ type: 'remedy.accepted' });
    await other.is('redeemed');
    expect(given()).toHaveLength(1);
  });

  it('keeps what was chosen where the session ends in the middle (REMEDY-13)', async () => {
    const tab = await openTab();
    tab.ask(usual);
    const actor = await sayMissing(tab);
    fault('remedy.create', 'error401');
    actor.send({ type: 'remedy.accepted' });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'option' }));
    expect(actor.getSnapshot().context.selection).toMatchObject({ reasons: { '1': 'missing' }, optionId: 'refund' });
    expect(heldRemedy(tab.tabStorage).read()).toMatchObject({ selection: { reasons: { '1': 'missing' } } });
  });

  it.for(['no failure', 'error500'] as const)(
    'that nothing offered helps goes to a person, who is told, where that call meets %s (REMEDY-13, C-114)',
    async (kind) => {
      const tab = await openTab();
      if (kind !== 'no failure') fault('remedy.none', kind);
      tab.ask(usual);
      (await tab.is('items')).send({ type: 'none.chosen' });
      await tab.is('noAppeasement');
      expect(tab.screen()).toMatchObject({ why: 'none' });
      expect(tab.calls('remedy.none')).toMatchObject([{ body: { orderId: 'order-p1' } }]);
    },
  );

  it('that is too old, or of another account, is left to a person', async () => {
    const tab = await openTab();
    tab.ask({ orderId: 'order-p2', number: '408113' });
    await tab.is('noAppeasement');
    expect(tab.screen()).toMatchObject({ why: 'refused' });
    tab.ask({ orderId: 'order-of-another', number: '1' });
    await vi.waitFor(() => expect(tab.screen()).toMatchObject({ why: 'unknown', order: null }));
  });
});
