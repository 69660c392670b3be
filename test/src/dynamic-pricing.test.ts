import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as v from 'valibot';
import { createActor, fromPromise, waitFor } from 'xstate';
import { pricingOverrides } from '#contract/pricing.ts';
import { createRequest } from '#domain/cart/create.ts';
import { plainLine } from '#domain/cart/line.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { must } from '#domain/must.ts';
import { formatCents } from '#domain/money/money.ts';
import { pricingContext } from '#domain/pricing/order-context.ts';
import { pricingWaitMs } from '#domain/pricing/retry.ts';
import { priceUnder } from '#domain/pricing/prices-under.ts';
import { menuWithOverrides } from '#domain/pricing/priced-menu.ts';
import { dynamicPricingMachine } from '#machines/dynamic-pricing/dynamic-pricing.machine.ts';
import type { LoadOverridesInput, LoadOverridesResult } from '#machines/dynamic-pricing/dynamic-pricing.types.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import type { Feature } from '#domain/app/features.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import { itemPriceApi } from '#src/api/product.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { addFromMenu } from '#src/routes/app/-adding/quick-add.ts';
import '#src/text/lazy/notices.ts';
import { text } from '#src/text/text.ts';
import { watchPricing } from '#src/app/after-first-page/watch-pricing.ts';
import { bodyOf } from '#test/kit/body-of.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { openedApp, type Earlier } from '#test/kit/live.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const afternoon = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T15:00' } } as const;
const noon = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T12:30' } } as const;
const { signal } = new AbortController();
const croissant = must(placards.get('5101'), 'pastry');
const itemId = must(croissant.items[0], 'item').itemId;

// The size of the window is part of a new cart.
beforeEach(() => void vi.stubGlobal('window', { innerWidth: 1280 }));

/** The app with the features on, and every order context that it asks with. `delay`: what the answer to each of them waits for. */
async function watched(
  on: readonly Feature[],
  earlier: Earlier = { order: afternoon },
  delay: (count: number) => Promise<void> = async () => {},
) {
  for (const name of on) world.features.put(name, { name, isOn: true });
  const asked: v.InferOutput<typeof pricingOverrides.body>[] = [];
  const reported: string[] = [];
  const plain = testDependencies(world);
  const call: typeof plain.call = async (described, request) => {
    if (described.name !== pricingOverrides.name) return plain.call(described, request);
    const count = asked.push(v.parse(pricingOverrides.body, bodyOf(request)));
    const answer = await plain.call(described, { ...request, signal: undefined } as never);
    await delay(count);
    return answer;
  };
  const deps = { ...plain, call, report: ({ source }: { readonly source: string }) => void reported.push(source) };
  const { app, services } = await openedApp(deps, earlier);
  onTestFinished(() => void app.stop());
  const pass = watchPricing(app, services);
  const flow = () => runningActor(app.getSnapshot().children.dynamicPricing)?.getSnapshot();
  const settled = (state: 'applied' | 'cleared') => expect.poll(() => flow()?.value).toBe(state);
  return { app, services, pass, asked, reported, settled, overrides: () => flow()?.context.overrides ?? {} };
}

describe('dynamic pricing', () => {
  it('asks for nothing without its feature, and a cart is made without it (FLAGS-01)', async () => {
    const { app, asked, services } = await watched([]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toEqual([]);
    expect(app.getSnapshot().children.dynamicPricing).toBeUndefined();
    expect(services.pricingContext()).toBeNull();
  });

  it('has for an order the prices of the rules, and they are what the cart then has, to the cent (C-40, PRICING-02, PRICING-06)', async () => {
    const { services, settled, overrides } = await watched(['dynamicPricing']);
    await settled('applied');
    const override = must(overrides()[itemId], 'override');
    expect(override.rules).toEqual(['Afternoon bakery hours']);
    const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
    const listed = menu.placards[croissant.placardId]?.items.find((item) => item.itemId === itemId);
    expect(override.originalPrice).toBe(listed?.price);
    expect(override.adjPrice).toBeLessThan(override.originalPrice);
    const line = plainLine(itemId, croissant.name);
    const priced = await itemPriceApi(services.call)(pickup.cafe.id, line, services.pricingContext(), signal);
    expect(priced.price).toBe(override.adjPrice);
    services.send({ type: 'line.added', line });
    const inCart = () => {
      const id = services.cartId();
      return id === null ? undefined : services.queryClient.getQueryData(cartById(services.call, id).queryKey)?.items[0]?.amount;
    };
    await expect.poll(inCart, { timeout: 5000 }).toBe(override.adjPrice);
  });

  it('a cart of an order without it has the prices of the menu, and says nothing of it at its creation (PRICING-06)', async () => {
    const making = { now: '2026-11-20T11:30', clientType: 'WEB', appVersion: '2.5.0' };
    expect(createRequest(afternoon, making)).not.toHaveProperty('applyDynamicPricing');
    const carts = cartApi(testDependencies(world).call);
    const plain = await carts.create(createRequest(afternoon, making), signal);
    const ruled = await carts.create(createRequest(afternoon, { ...making, isDynamicallyPriced: true }), signal);
    const amountIn = async ({ cartId }: { readonly cartId: string }) =>
      (await carts.add(cartId, plainLine(itemId, croissant.name), signal)).items[0]?.amount ?? 0;
    expect(await amountIn(ruled)).toBeLessThan(await amountIn(plain));
  });

  it('is asked once for each change of destination or lines, and not at all where nothing of that changed (CART-08)', async () => {
    const { app, services, asked, settled } = await watched(['dynamicPricing']);
    await settled('applied');
    expect(asked).toHaveLength(1);
    services.queryClient.setQueryData(['member', 'other'], 1);
    app.send({ type: 'notice.shown', notice: noticeOf('success', 'page.error') });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(1);
    services.send({ type: 'line.added', line: plainLine(itemId, croissant.name) });
    await expect.poll(() => asked.at(-1)?.cart.items, { timeout: 5000 }).toEqual([{ itemId, quantity: 1 }]);
  });

  it('has nothing after a call that failed, also where there were prices before; the menu’s hold, and the failure is reported (PRICING-03)', async () => {
    const { services, settled, overrides, reported } = await watched(['dynamicPricing']);
    await settled('applied');
    expect(overrides()[itemId]).toBeDefined();
    world.faults.put('pricing.overrides', { endpoint: 'pricing.overrides', kind: 'error500' });
    services.send({ type: 'line.added', line: plainLine(itemId, croissant.name) });
    await settled('cleared');
    expect(overrides()).toEqual({});
    expect(reported).toEqual(['dynamicPricing']);
  });

  it('is asked for again by a press, where it did not come before: the price of the rule is said before the item is added (PRICING-03)', async () => {
    world.faults.put('pricing.overrides', { endpoint: 'pricing.overrides', kind: 'error500' });
    const { app, services, pass, asked, settled, overrides } = await watched(['dynamicPricing']);
    await settled('cleared');
    pass();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(1);
    world.faults.drop('pricing.overrides');
    const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
    const placard = must(menu.placards[croissant.placardId], 'placard');
    const items = placard.items.filter((size) => size.itemId === itemId);
    await addFromMenu({ ...services, app }, { cafe: pickup.cafe, placard: { ...placard, items }, soldOut: new Set(), navigate: () => {} });
    expect(overrides()[itemId]).toBeDefined();
    expect(app.getSnapshot().children.notices?.getSnapshot().context.notice).toMatchObject({ key: 'menu.priceNow' });
  });

  it('is asked for again a while after a call that failed, less often the more have failed (PRICING-03)', async () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(pricingWaitMs)).toEqual([15_000, 30_000, 60_000, 120_000, 300_000, 300_000, 300_000]);
    const waited: number[] = [];
    let failing = 2;
    const machine = dynamicPricingMachine.provide({
      actors: {
        pause: fromPromise<void, { ms: number }>(async ({ input: { ms } }) => void waited.push(ms)),
        loadOverrides: fromPromise<LoadOverridesResult, LoadOverridesInput>(async () => {
          if (failing-- > 0) throw new Error('offline');
          return { kind: 'loaded', overrides: {}, pkid: null };
        }),
      },
    });
    const flow = createActor(machine, { input: {} });
    flow.start();
    const now = '2026-11-20T12:00';
    flow.send({ type: 'context.changed', context: pricingContext({ order: noon, now, cart: null, customer: null, isMember: false }) });
    await waitFor(flow, (snapshot) => snapshot.matches('applied'));
    expect(waited).toEqual([15_000, 30_000]);
    expect(flow.getSnapshot().context.failures).toBe(0);
  });

  it('does not read an answer that comes after that for a newer cart (PRICING-02)', async () => {
    const first = Promise.withResolvers<void>();
    const delay = (count: number) => (count === 1 ? first.promise : Promise.resolve());
    const { services, asked, settled, overrides } = await watched(['dynamicPricing'], { order: afternoon }, delay);
    await expect.poll(() => asked).toHaveLength(1);
    services.send({ type: 'line.added', line: plainLine(itemId, croissant.name) });
    await settled('applied');
    expect(asked.at(-1)?.cart.items).toEqual([{ itemId, quantity: 1 }]);
    const known = overrides();
    first.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(overrides()).toBe(known);
  });

  it('of an order as soon as possible is asked for anew as its minute moves on, and changes with the hours of a rule (PRICING-01, SLOTS-10)', async () => {
    const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
    at('13:00');
    const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;
    const { pass, asked, settled, overrides } = await watched(['dynamicPricing'], { order: asap });
    await settled('applied');
    const noon = overrides();
    expect(noon[itemId]).toBeUndefined();
    pass();
    at('13:01');
    pass();
    await expect.poll(() => asked).toHaveLength(2);
    await settled('applied');
    // The same prices are the same object: nothing is drawn or asked again by them.
    expect(overrides()).toBe(noon);
    at('14:05');
    pass();
    await expect.poll(() => overrides()[itemId]?.rules).toEqual(['Afternoon bakery hours']);
    expect(asked.map(({ orderFulfillmentDT }) => orderFulfillmentDT)).toEqual([null, null, null]);
  });

  it.for([
    ['13:00', '14:30'],
    ['14:30', '17:30'],
  ] as const)(
    'a price of %s that is another by %s is said before an item is added from the menu by one press, and the next press takes it (PRICING-01, PRICING-02)',
    async ([seenAt, pressedAt]) => {
      const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
      at(seenAt);
      const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;
      const { app, services, settled, overrides } = await watched(['dynamicPricing'], { order: asap });
      await settled('applied');
      const shown = overrides();
      const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
      const placard = must(menu.placards[croissant.placardId], 'placard');
      const item = must(
        placard.items.find((size) => size.itemId === itemId),
        'item',
      );
      const press = () =>
        addFromMenu(
          { ...services, app },
          { cafe: pickup.cafe, placard: { ...placard, items: [item] }, soldOut: new Set(), navigate: () => {} },
        );
      const notice = () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null;
      at(pressedAt);
      await press();
      const [from, to] = [priceUnder(shown, item), priceUnder(overrides(), item)];
      expect(from).not.toBe(to);
      expect(notice()).toMatchObject({
        key: 'menu.priceNow',
        values: { name: placard.name, from: formatCents(from), to: formatCents(to) },
      });
      expect(text('menu.priceNow', must(notice(), 'notice').values)).toContain(`is now ${formatCents(to)}. It was ${formatCents(from)}.`);
      const inCart = () => {
        const id = services.cartId();
        return id === null ? undefined : services.queryClient.getQueryData(cartById(services.call, id).queryKey)?.items[0]?.amount;
      };
      expect(inCart()).toBeUndefined();
      await press();
      await expect.poll(inCart, { timeout: 5000 }).toBe(to);
    },
  );

  it.for([true, false])(
    'a price that is another by the answer to what is avoided is said, also where it was asked for meanwhile: %s; nothing is added (PRICING-01, MENU-11)',
    async (isAskedMeanwhile) => {
      const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
      at('14:30');
      const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;
      const { app, services, pass, settled, overrides } = await watched(['dynamicPricing', 'allergenFilter'], { order: asap });
      await settled('applied');
      const shown = overrides();
      writeAvoidance(services, { allergens: ['MILK'], diets: [] }, true);
      const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
      const placard = must(menu.placards[croissant.placardId], 'placard');
      const item = must(
        placard.items.find((size) => size.itemId === itemId),
        'item',
      );
      const asked = { ...placard, allergens: ['MILK'], items: [item] };
      await addFromMenu({ ...services, app }, { cafe: pickup.cafe, placard: asked, soldOut: new Set(), navigate: () => {} });
      const question = () => runningActor(app.getSnapshot().children.allergens);
      await vi.waitFor(() => expect(question()?.getSnapshot().matches('asking')).toBe(true));
      at('17:30');
      if (isAskedMeanwhile) {
        pass();
        await expect.poll(() => overrides()[itemId]).toBeUndefined();
      }
      must(question(), 'question').send({ type: 'item.accepted' });
      const notice = () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null;
      const values = { name: placard.name, from: formatCents(priceUnder(shown, item)), to: formatCents(item.price) };
      await expect.poll(notice, { timeout: 5000 }).toMatchObject({ key: 'menu.priceNow', values });
      expect(world.carts.get(services.cartId() ?? '')?.lines ?? []).toEqual([]);
    },
  );

  /** A press on a shelf, whose cards have the prices of the rules, shortly before the afternoon is over; `delay`: of the answers. */
  async function shelf(delay?: (count: number) => Promise<void>) {
    const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
    at('14:30');
    const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;
    const { app, services, settled, overrides } = await watched(['dynamicPricing'], { order: asap }, delay);
    app.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
    await expect.poll(() => cartOf(app).getSnapshot().context.cartId).not.toBeNull();
    await expect.poll(() => cartOf(app).getSnapshot().matches('resting')).toBe(true);
    await settled('applied');
    const shown = overrides();
    const { originalPrice, adjPrice } = must(shown[itemId], 'override');
    const menu = menuWithOverrides(await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id)), shown);
    const placard = must(menu.placards[croissant.placardId], 'placard');
    const items = placard.items.filter((size) => size.itemId === itemId);
    expect(items[0]?.price).toBe(adjPrice);
    const press = () =>
      addFromMenu({ ...services, app }, { cafe: pickup.cafe, placard: { ...placard, items }, soldOut: new Set(), navigate: () => {} });
    const notice = () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null;
    const inCart = () => world.carts.get(services.cartId() ?? '')?.lines.length;
    const values = { name: placard.name, from: formatCents(adjPrice), to: formatCents(originalPrice) };
    return { app, services, at, press, notice, inCart, values };
  }

  it('a price of a rule that is over is said before an item is added from a shelf by one press (PRICING-01, PRICING-02)', async () => {
    const { at, press, notice, inCart, values } = await shelf();
    at('17:30');
    await press();
    expect(notice()).toMatchObject({ key: 'menu.priceNow', values });
    expect(inCart()).toBe(1);
  });

  it('a price of a rule is said to be another where the call for it fails (PRICING-03)', async () => {
    const { at, press, notice, inCart, values } = await shelf();
    world.faults.put('pricing.overrides', { endpoint: 'pricing.overrides', kind: 'error500' });
    at('14:31');
    await press();
    expect(notice()).toMatchObject({ key: 'menu.priceNow', values });
    expect(inCart()).toBe(1);
  });

  it('a price that does not come in time is not taken, and that is said (PRICING-01)', async () => {
    let isSlow = false;
    const { at, press, notice, inCart, values } = await shelf(() => (isSlow ? new Promise(() => {}) : Promise.resolve()));
    isSlow = true;
    at('14:31');
    await press();
    expect(notice()).toMatchObject({ key: 'menu.priceLate', values: { name: values.name } });
    expect(inCart()).toBe(1);
  });

  it('the checkout waits for a press whose price is asked for (PRICING-01, AMB-50)', async () => {
    let isSlow = false;
    const soon = () => new Promise<void>((resolve) => void setTimeout(resolve, isSlow ? 300 : 0));
    const { app, services, at, press, inCart } = await shelf(soon);
    isSlow = true;
    at('14:31');
    void press();
    await enterCheckout({ ...services, app });
    expect(inCart()).toBe(2);
  });

  it('is over with its hours: an order for noon has the prices of the menu', async () => {
    const { settled, overrides } = await watched(['dynamicPricing'], { order: noon });
    await settled('applied');
    expect(overrides()).toEqual({});
  });
});
