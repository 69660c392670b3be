import { describe, expect, it, vi } from 'vitest';
import type { Feature } from '#domain/app/features.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { heldRemedy } from '#src/flows/remedy/held-remedy.ts';
import { placeOrder } from '#test/kit/place-order.ts';
import { openRemedyTab, sayMissing, usual } from '#test/kit/remedy.ts';
import { patIn } from '#test/kit/pat.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const openTab = (options?: Parameters<typeof openRemedyTab>[1]) => openRemedyTab(world, options);
const set = (name: Feature, isOn: boolean) => world.features.put(name, { name, isOn });
const given = () => world.remedies.all().filter(({ redeemedAt }) => redeemedAt !== null);

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
      customerId: patIn(world).customerId,
      campaigns: 'fall,mail',
      includeItemOptionsOnDeliveryOrder: 'false',
      useWarmUXLayout: 'false',
      skipGuestOrderValidation: 'false',
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

  it('is too early for more than 15 minutes before its time: an error snackbar with the phone of the cafe, and nothing else (REMEDY-09, REMEDY-10)', async () => {
    const order = placeOrder(world, { ...placed.delivery, at: '2026-11-20T11:46' });
    const tab = await openTab({ isMember: false });
    tab.ask(order);
    await tab.isOver();
    await vi.waitFor(() => expect(tab.notice()).toMatchObject({ tone: 'error', key: 'remedy.snackbar.mainText' }));
    expect(tab.notice()?.values).toMatchObject({ orCall: expect.stringMatching(/^, or call \(\d{3}\) \d{3}-\d{4} now$/) as string });
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
});
