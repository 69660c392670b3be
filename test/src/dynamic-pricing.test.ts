import { afternoon, croissant, itemId, noon, watched } from '#test/kit/pricing.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createRequest } from '#domain/cart/create.ts';
import { plainLine } from '#domain/cart/line.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { must } from '#domain/must.ts';
import { pricingContext } from '#domain/pricing/order-context.ts';
import { pricingWaitMs } from '#domain/pricing/retry.ts';
import { dynamicPricingMachine } from '#machines/dynamic-pricing/dynamic-pricing.machine.ts';
import type { LoadOverridesInput, LoadOverridesResult } from '#machines/dynamic-pricing/dynamic-pricing.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartApi } from '#src/api/cart-changes.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import { itemPriceApi } from '#src/api/product.ts';
import '#src/text/lazy/notices.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const { signal } = new AbortController();

describe('dynamic pricing', () => {
  it('asks for nothing without its feature, and a cart is made without it (FLAGS-01)', async () => {
    const { app, asked, services } = await watched(world, []);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toEqual([]);
    expect(app.getSnapshot().children.dynamicPricing).toBeUndefined();
    expect(services.pricingContext()).toBeNull();
  });

  it('has for an order the prices of the rules, and they are what the cart then has, to the cent (C-40, PRICING-02, PRICING-06)', async () => {
    const { services, settled, overrides } = await watched(world, ['dynamicPricing']);
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
    const { app, services, asked, settled } = await watched(world, ['dynamicPricing']);
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
    const { services, settled, overrides, reported } = await watched(world, ['dynamicPricing']);
    await settled('applied');
    expect(overrides()[itemId]).toBeDefined();
    world.faults.put('pricing.overrides', { endpoint: 'pricing.overrides', kind: 'error500' });
    services.send({ type: 'line.added', line: plainLine(itemId, croissant.name) });
    await settled('cleared');
    expect(overrides()).toEqual({});
    expect(reported).toEqual(['dynamicPricing']);
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
    const { services, asked, settled, overrides } = await watched(world, ['dynamicPricing'], { order: afternoon }, delay);
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
    const { pass, asked, settled, overrides } = await watched(world, ['dynamicPricing'], { order: asap });
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

  it('is over with its hours: an order for noon has the prices of the menu', async () => {
    const { settled, overrides } = await watched(world, ['dynamicPricing'], { order: noon });
    await settled('applied');
    expect(overrides()).toEqual({});
  });
});
