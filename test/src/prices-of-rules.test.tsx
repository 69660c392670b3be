import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { runningActor } from '#machines/kit/lazy.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { cart } from '#model-tests/samples/carts.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { menuOf } from '#src/api/menu.ts';
import { watchPricing } from '#src/app/after-first-page/watch-pricing.ts';
import { HomeMenu } from '#src/routes/app/-home/home-menu.tsx';
import { LittleMoreForDelivery } from '#src/routes/app/-cart/little-more.tsx';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';

const world = openSandbox();
const afternoon = { priority: 'LATER', at: '2026-11-20T15:00' } as const;

/** Returns what reads a part of a page, once the rules have said their prices for an order. */
async function priced(order: SetUpOrder) {
  world.features.put('dynamicPricing', { name: 'dynamicPricing', isOn: true });
  const deps = testDependencies(world);
  const created = await openedApp(deps, { order, previous: order });
  const { app, services } = created;
  watchPricing(app, services);
  const flow = () => runningActor(app.getSnapshot().children.dynamicPricing)?.getSnapshot();
  await expect.poll(() => flow()?.value).toBe('applied');
  await deps.queryClient.fetchQuery(menuOf(deps.call, order.cafe.id));
  return (part: () => ReactNode) => htmlOf(part, deps, app);
}

it.for<[string, SetUpOrder, (order: SetUpOrder) => ReactNode]>([
  ['the home page', { ...pickup, schedule: afternoon }, () => <HomeMenu />],
  [
    'what brings a delivery to its minimum',
    { ...delivery, schedule: afternoon },
    (order) => <LittleMoreForDelivery order={order} cart={{ ...cart, items: [] }} missing={200} />,
  ],
])('A price that a rule has changed has the old one and the reason on %s (PRICING-02)', async ([, order, partOf]) => {
  const read = await priced(order);
  const words = (await read(() => partOf(order))).replaceAll(/<[^>]*>/g, '');
  const [, now, was] = /\$(\d+\.\d\d), was \$(\d+\.\d\d)\.\$\d+\.\d\dAfternoon bakery hours/.exec(words) ?? [];
  expect(Number(now)).toBeLessThan(Number(was));
});
