import { expect, it, vi } from 'vitest';
import type { Menu } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { formatCents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { pressCard } from '#src/routes/app/-menu/press-card.ts';
import { startAdding } from '#test/kit/adding.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartIdOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

const at = (id: string): SetUpOrder => ({ ...pickup, cafe: { ...pickup.cafe, id } });

/** A question about an item of cafe 203 stands; `placardsThere`: what cafe 205 has of those that cost something else there. */
async function asked(placardsThere: (there: Menu['placards'], here: Menu['placards']) => Menu['placards'] = (there) => there) {
  const deps = testDependencies(world);
  const { app, services } = await openedApp(deps, { order: pickup, previous: pickup });
  writeAvoidance(deps, { allergens: ['MILK'], whole: [], diets: [] }, true);
  const { queryClient, call } = services;
  const here = await queryClient.fetchQuery(menuOf(call, '203'));
  const there = await queryClient.fetchQuery(menuOf(call, '205'));
  const soldOut = await queryClient.fetchQuery(soldOutOf(call, '205', null));
  const found = Object.values(here.placards).flatMap(({ items, ...placard }) =>
    items.flatMap((item) => {
      const { isCombo, places, schedule, exceptions, components = [] } = placard;
      const to = there.placards[placard.placardId]?.items.find(({ itemId }) => itemId === item.itemId)?.price ?? item.price;
      const isPlain = [{ schedule, exceptions }, ...components].every((sold) => sold.schedule.length + sold.exceptions.length === 0);
      const isFit = to !== item.price && isPlain && !isCombo && places.length === 0 && !soldOut.includes(item.itemId);
      return isFit ? { placard: { ...placard, allergens: ['MILK'], items: [item] }, item, to } : [];
    }),
  );
  const { placard, item, to } = must(found[0], 'item');
  const key = menuOf(call, '205').queryKey;
  queryClient.setQueryData(key, { ...there, placards: placardsThere(there.placards, here.placards) });
  await startAdding(services);
  void pressCard({ ...services, app }, { cafe: pickup.cafe, placard, soldOut: new Set(), navigate: () => {} });
  const question = () => runningActor(app.getSnapshot().children.allergens);
  await vi.waitFor(() => expect(question()?.getSnapshot().matches('asking')).toBe(true));
  return {
    name: placard.name,
    item,
    to,
    setUp(order: SetUpOrder) {
      services.actors.order.send({ type: 'order.synced', order, previous: order });
      app.send({ type: 'order.setUp', order });
    },
    accept: () => must(question(), 'question').send({ type: 'item.accepted' }),
    notice: () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null,
    lines: () => world.carts.get(cartIdOf(app) ?? '')?.lines.map(({ asked: { itemId } }) => itemId) ?? [],
    queryClient,
  };
}

it('A price that another cafe has, which the order is set up at meanwhile, is said, and nothing is added (PRICING-01, PRICING-02)', async () => {
  const { name, item, to, setUp, accept, notice, lines } = await asked();
  setUp(at('205'));
  accept();
  const values = { name, from: formatCents(item.price), to: formatCents(to) };
  await vi.waitFor(() => expect(notice()).toMatchObject({ key: 'menu.priceNow', values }));
  expect(lines()).toEqual([]);
});

it('What costs the same at the cafe that the order is set up at meanwhile is added there (PRICING-01)', async () => {
  const { item, setUp, accept, lines } = await asked((there, here) => ({ ...there, ...here }));
  setUp(at('205'));
  accept();
  await vi.waitFor(() => expect(lines()).toEqual([item.itemId]));
});

it('What the order that is set up meanwhile cannot have is said, and not added (AVAIL-09, PRICING-01)', async () => {
  const { name, setUp, accept, notice, lines } = await asked(() => ({}));
  setUp(at('205'));
  accept();
  await vi.waitFor(() => expect(notice()).toMatchObject({ key: 'menu.priceGone', values: { name } }));
  expect(lines()).toEqual([]);
});

it('A price is not taken without the menu of the other cafe, and that is said (PRICING-01)', async () => {
  const { name, setUp, accept, notice, lines, queryClient } = await asked();
  queryClient.clear();
  world.faults.put('menu.versions', { endpoint: 'menu.versions', kind: 'error500' });
  setUp(at('205'));
  accept();
  await vi.waitFor(() => expect(notice()).toMatchObject({ values: { name } }));
  expect(notice()?.key).toBe('menu.priceLate');
  expect(lines()).toEqual([]);
});
