import { describe, expect, it } from 'vitest';
import { openOffer } from '#test/kit/checkout.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();

const placed = { kind: 'finished', as: 'placed' };
const calls = ['cart.update', 'payments.token', 'cart.validate', 'cart.submit'];

describe('the press that takes an offered time (SUBMIT-12)', () => {
  it('places the order for it, at the total that was agreed to, with the token that the card has already', async () => {
    const { browser, tab } = await openOffer(world);
    const total = tab.summedTotal();
    browser.calls.length = 0;
    tab.takeTime();
    expect(await tab.settled()).toEqual(placed);
    expect(browser.calls.filter((name) => calls.includes(name))).toEqual(['cart.update', 'cart.validate', 'cart.submit']);
    expect(world.orders.all()).toMatchObject([{ totalCents: total }]);
    expect([...browser.submittedTotals]).toEqual([total]);
    expect(await tab.confirmedTotal()).toBe(total);
  });

  it('places it once where it is pressed twice', async () => {
    const { tab } = await openOffer(world);
    tab.press();
    tab.press();
    expect(await tab.settled()).toEqual(placed);
    expect(world.orders.all()).toHaveLength(1);
  });

  it('offers the next times where that one is gone too', async () => {
    const { browser, tab } = await openOffer(world);
    browser.beforeCall = (name) => {
      if (name === 'cart.submit') world.clock.set(Temporal.Instant.from('2026-11-21T22:10-06:00'));
    };
    tab.takeTime();
    const again = await tab.settled();
    expect(again).toMatchObject({
      kind: 'offeringSlot',
      times: [expect.stringMatching(/^2026-11-22/), expect.anything(), expect.anything()],
    });
    expect(world.orders.all()).toEqual([]);
    tab.takeTime();
    expect(await tab.settled()).toEqual(placed);
    expect(world.orders.all()).toHaveLength(1);
  });

  it.each(['error500', 'dropped', 'lostAnswer'] as const)(
    'says that the time could not be saved (%s), and another press places the order for it',
    async (kind) => {
      const { browser, tab } = await openOffer(world);
      browser.calls.length = 0;
      world.faults.put('cart.update', { endpoint: 'cart.update', kind });
      tab.takeTime();
      expect(await tab.settled()).toMatchObject({ kind: 'filling', trouble: 'timeUnsaved' });
      expect(browser.calls).not.toContain('cart.submit');
      world.faults.clear();
      await tab.placeOrder();
      expect(await tab.settled()).toEqual(placed);
      expect(world.orders.all()).toHaveLength(1);
    },
  );

  it('asks for the total that was agreed to after the form was sent, and no other', async () => {
    const { browser, tab } = await openOffer(world);
    tab.answer('submit.left');
    await tab.settled();
    // The total is another as it is validated, and the time is gone as it is sent.
    browser.onceBefore('cart.validate', browser.raiseTotal);
    await tab.placeOrder();
    expect(await tab.settled()).toMatchObject({ kind: 'totalChanged' });
    const total = tab.summedTotal();
    tab.answer('total.accepted');
    expect(await tab.settled()).toMatchObject({ kind: 'offeringSlot' });
    tab.takeTime();
    expect(await tab.settled()).toEqual(placed);
    expect(world.orders.all()).toMatchObject([{ totalCents: total }]);
  });
});
