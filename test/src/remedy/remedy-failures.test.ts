import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import type { Fault } from '#sandbox/world/core/fault.ts';
import { heldRemedy } from '#src/flows/remedy/held-remedy.ts';
import { openRemedyTab, sayMissing, usual } from '#test/kit/remedy.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const openTab = (options?: Parameters<typeof openRemedyTab>[1]) => openRemedyTab(world, options);
const given = () => world.remedies.all().filter(({ redeemedAt }) => redeemedAt !== null);
const fault = (endpoint: string, kind: Fault['kind']) => world.faults.put(endpoint, { endpoint, kind });

describe('Making an order right', () => {
  it.for(['remedy.options', 'remedy.create', 'remedy.redeem'] as const)(
    'is left to a person after any failure of %s, which is logged; tried again, it is made right once (REMEDY-06, REMEDY-07)',
    async (endpoint) => {
      const tab = await openTab();
      fault(endpoint, 'error500');
      tab.ask(usual);
      if (endpoint !== 'remedy.options') (await sayMissing(tab)).send({ type: 'remedy.accepted' });
      const actor = await tab.is('noAppeasement');
      const why = endpoint === 'remedy.redeem' ? 'unsure' : 'failed';
      expect(tab.screen()).toMatchObject({ why, isRetriable: true });
      expect(given()).toEqual([]);
      await vi.waitFor(() => expect(tab.report).toHaveBeenCalledWith({ source: 'remedy', message: `No appeasement: ${why}.` }));
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

  it('that takes effect late is not said to have failed at the first reading, and is given once (REMEDY-07, REMEDY-13)', async () => {
    const tab = await openTab();
    tab.ask(usual);
    const actor = await sayMissing(tab);
    fault('remedy.redeem', 'lateCommit');
    actor.send({ type: 'remedy.accepted' });
    await tab.is('noAppeasement');
    expect([tab.screen(), given()]).toMatchObject([{ why: 'unsure', isRetriable: true }, []]);
    fault('remedy.options', 'dropped');
    actor.send({ type: 'remedy.retried' });
    await waitFor(actor, (snapshot) => snapshot.matches('loading'));
    await tab.is('noAppeasement');
    expect(tab.screen()).toMatchObject({ why: 'unsure' });
    world.faults.clear();
    world.runLate();
    actor.send({ type: 'remedy.retried' });
    await tab.is('redeemed');
    expect(given()).toHaveLength(1);
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
    await vi.waitFor(() => expect(heldRemedy(tab.tabStorage).read()?.offer).not.toBeNull());
    const { offerId } = must(heldRemedy(tab.tabStorage).read()?.offer, 'offer');
    tab.app.stop();

    const later = await openTab({ tabStorage: tab.tabStorage });
    later.ask(must(heldRemedy(tab.tabStorage).read(), 'held'));
    const resumed = await later.is('remedies');
    expect(later.screen()).toMatchObject({ told: [{ item: 'Chicken Pesto Press', reason: 'Missing' }], chosen: { optionId: 'refund' } });
    world.faults.clear();
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

  it('by another offer than the one that this tab holds is shown as given (REMEDY-07)', async () => {
    const tab = await openTab();
    tab.ask(usual);
    const actor = await sayMissing(tab);
    fault('remedy.redeem', 'error500');
    actor.send({ type: 'remedy.accepted' });
    await tab.is('noAppeasement');
    world.faults.clear();
    actor.send({ type: 'remedy.retried' });
    await tab.is('remedies');
    const other = await openTab();
    other.ask(usual);
    const second = await sayMissing(other);
    second.send({ type: 'option.picked', optionId: 'remake' });
    second.send({ type: 'remedy.accepted' });
    await other.is('redeemed');
    actor.send({ type: 'remedy.accepted' });
    await tab.is('redeemed');
    expect(given()).toMatchObject([{ optionId: 'remake' }]);
  });

  it('is given at another value than the one shown only by the guest’s word (REMEDY-07, REMEDY-13, C-112)', async () => {
    const tab = await openTab({ offerWorth: 1 });
    tab.ask(usual);
    const actor = await sayMissing(tab);
    actor.send({ type: 'remedy.accepted' });
    await waitFor(actor, ({ context }) => context.offer !== null);
    expect(tab.screen()).toMatchObject({ kind: 'remedies', chosen: { value: 100 }, before: 1244, busy: null });
    expect(tab.calls('remedy.redeem')).toEqual([]);
    actor.send({ type: 'remedy.accepted' });
    await tab.is('redeemed');
    expect([tab.calls('remedy.create').length, tab.calls('remedy.redeem').length]).toEqual([1, 1]);
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

  it('that nothing offered helps is told to the server also where the guest leaves at once (REMEDY-13, C-114)', async () => {
    const tab = await openTab();
    tab.ask(usual);
    const actor = await tab.is('items');
    actor.send({ type: 'none.chosen' });
    actor.send({ type: 'remedy.left' });
    await tab.isOver();
    await vi.waitFor(() => expect(tab.calls('remedy.none')).toMatchObject([{ isAnswered: true }]));
  });

  it('that is too old, or of another account, is left to a person', async () => {
    const tab = await openTab();
    tab.ask({ orderId: 'order-p2', number: '408113' });
    await tab.is('noAppeasement');
    expect(tab.screen()).toMatchObject({ why: 'refused' });
    tab.ask({ orderId: 'order-of-another', number: '1' });
    await vi.waitFor(() => expect(tab.screen()).toMatchObject({ why: 'unknown', order: null }));
  });
});
