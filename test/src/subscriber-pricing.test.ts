import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as v from 'valibot';
import { pricingOverrides } from '#contract/pricing.ts';
import { must } from '#domain/must.ts';
import type { Feature } from '#domain/app/features.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { itemPriceApi } from '#src/api/product.ts';
import { plainLine } from '#domain/cart/line.ts';
import { bodyOf } from '#test/kit/body-of.ts';
import { pricingCustomerQuery } from '#src/api/pricing.ts';
import { watchPricing } from '#src/app/after-first-page/watch-pricing.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
/** When no rule but that of the subscription applies. */
const noon = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-20T12:30' } } as const;
const coffee = must([...placards.values()].find(({ catId }) => catId === 18)?.items[0], 'coffee');

/** The app of a guest with an order, with the features on, and every order context that it asks with. */
async function opened(on: readonly Feature[], isDown: (name: string) => boolean = () => false) {
  for (const name of on) world.features.put(name, { name, isOn: true });
  const called = new Set<string>();
  const asked: v.InferOutput<typeof pricingOverrides.body>[] = [];
  const plain = testDependencies(world);
  const call: typeof plain.call = (described, request) => {
    called.add(described.name);
    if (isDown(described.name)) return Promise.reject(new Error('down'));
    if (described.name === pricingOverrides.name) asked.push(v.parse(pricingOverrides.body, bodyOf(request)));
    return plain.call(described, request);
  };
  const live = await liveApp(world, { ...plain, call }, { order: noon, previous: noon });
  onTestFinished(() => void live.app.stop());
  const pass = watchPricing(live.app, live.services);
  const flow = () => runningActor(live.app.getSnapshot().children.dynamicPricing)?.getSnapshot();
  const until = (check: () => void) => vi.waitFor(check, { timeout: 5000 });
  await until(() => expect(flow()?.value).toBe('applied'));
  return {
    ...live,
    signIn: (name: string) => live.signIn(name),
    call,
    called,
    pass,
    asked,
    until,
    overrides: () => flow()?.context.overrides ?? {},
  };
}

describe('a guest who signs in with an order in hand', () => {
  it('has their prices asked for anew with what they subscribe to, and coffee at the price of a subscriber, which the server also says of the item (FLAGS-05, PRICING-04, PRICING-05)', async () => {
    const { services, asked, call, until, overrides, signIn } = await opened(['dynamicPricing', 'subscriberPricing']);
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toHaveProperty('customer');
    expect(overrides()).toEqual({});
    await signIn('cole');
    await until(() => expect(overrides()[coffee.itemId]?.rules).toEqual(['Coffee subscription']));
    expect(asked.at(-1)?.customer?.subscriptions).toHaveLength(1);
    const line = plainLine(coffee.itemId, 'Coffee');
    const priced = await itemPriceApi(call)(noon.cafe.id, line, services.pricingContext(), new AbortController().signal);
    expect(priced.price).toBe(overrides()[coffee.itemId]?.adjPrice);
  });

  it('has their subscriptions asked for at the second version where it is switched on, and at no other (FLAGS-24)', async () => {
    const { called, until, overrides, signIn } = await opened(['dynamicPricing', 'subscriberPricing', 'subscriptionServiceV2']);
    await signIn('cole');
    await until(() => expect(overrides()).toHaveProperty(coffee.itemId));
    expect([...called].filter((name) => name.startsWith('account.subscriptions.food'))).toEqual(['account.subscriptions.food.v2']);
  });

  it('has their prices asked for anew, and nothing said of who they are, without subscriber pricing (FLAGS-05, PRICING-04, PRICING-05)', async () => {
    const { asked, until, overrides, signIn } = await opened(['dynamicPricing']);
    await signIn('cole');
    await until(() => expect(asked.length).toBeGreaterThan(1));
    expect(asked.filter((context) => 'customer' in context)).toEqual([]);
    expect(overrides()).toEqual({});
  });

  it('has the price of a subscriber a minute after their subscriptions did not come (FLAGS-05, PRICING-04)', async () => {
    let isOut = true;
    const { services, call, pass, until, overrides, signIn } = await opened(
      ['dynamicPricing', 'subscriberPricing'],
      (name) => isOut && name === 'account.subscriptions.food',
    );
    await signIn('cole');
    const { queryKey } = pricingCustomerQuery(call, false);
    await until(() => expect(services.queryClient.getQueryState(queryKey)?.status).toBe('error'));
    isOut = false;
    pass();
    await until(() => expect(overrides()).toHaveProperty(coffee.itemId));
  });

  it('loses the prices of a subscriber by signing out (PRICING-04, PRICING-05)', async () => {
    const { session, until, overrides, signIn } = await opened(['dynamicPricing', 'subscriberPricing']);
    await signIn('cole');
    await until(() => expect(overrides()).toHaveProperty(coffee.itemId));
    session.send({ type: 'logout.requested', redirectHome: false });
    await until(() => expect(overrides()).toEqual({}));
  });
});
