import { expect, it, vi } from 'vitest';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { must } from '#domain/must.ts';
import { questionIn } from '#machines/allergens/question-in.ts';
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

/** A menu whose first item has milk, and whose second one has egg, for a guest who avoids both. */
async function openMenu(order: typeof pickup | null = pickup) {
  const deps = testDependencies(world);
  const { app, services } = await openedApp(deps, { order, previous: pickup });
  writeAvoidance(deps, { allergens: ['MILK', 'EGG'], whole: [], diets: [] }, true);
  const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
  const soldOut = await services.queryClient.fetchQuery(soldOutOf(services.call, pickup.cafe.id, null));
  const [first, second] = Object.values(menu.placards).filter(({ items, isCombo, places, schedule, exceptions, components = [] }) =>
    [{ schedule, exceptions }, ...components].every(
      (sold) =>
        !isCombo &&
        !items.some(({ itemId }) => soldOut.includes(itemId)) &&
        places.length + sold.schedule.length + sold.exceptions.length === 0,
    ),
  );
  const cardOf = (placard: typeof first, allergen: string) => {
    const { items, ...card } = must(placard, 'placard');
    return { ...card, items: items.slice(0, 1), allergens: [allergen] };
  };
  await startAdding(services);
  const flow = () => app.getSnapshot().children.allergens;
  return {
    app,
    services,
    withMilk: cardOf(first, 'MILK'),
    withEgg: cardOf(second, 'EGG'),
    press: (placard: ReturnType<typeof cardOf>) =>
      void pressCard({ ...services, app }, { cafe: pickup.cafe, placard, soldOut: new Set(), navigate: () => {} }),
    question: () => questionIn(flow())?.allergens,
    answer: (type: 'item.accepted' | 'allergens.left') => must(flow(), 'allergens').send({ type }),
    drawer: () => runningActor(flow()),
    items: () => world.carts.get(cartIdOf(app) ?? '')?.lines.map(({ asked }) => asked.itemId) ?? [],
  };
}

it('A question waits for the one that stands, so that each is answered for its own item (MENU-11, FLAGS-10)', async () => {
  const menu = await openMenu();
  menu.press(menu.withMilk);
  menu.press(menu.withEgg);
  await vi.waitFor(() => expect(menu.question()).toEqual(['MILK']));
  menu.answer('item.accepted');
  await vi.waitFor(() => expect(menu.question()).toEqual(['EGG']));
  await vi.waitFor(() => expect(menu.items()).toEqual([menu.withMilk.items[0]?.itemId]));
  menu.answer('allergens.left');
  await vi.waitFor(() => expect(menu.drawer()).toBeNull());
  expect(menu.items()).toEqual([menu.withMilk.items[0]?.itemId]);
});

it('A question waits for the drawer in which the guest chooses what to avoid, and leaves its choices (FLAGS-10)', async () => {
  const menu = await openMenu();
  const input = { cafeId: pickup.cafe.id, avoidance: noAvoidance, isKept: true, question: null };
  menu.services.send({ type: 'flow.opened', name: 'allergens', input });
  await vi.waitFor(() => expect(menu.drawer()?.getSnapshot().matches('choosing')).toBe(true));
  menu.drawer()?.send({ type: 'allergen.toggled', name: 'WHEAT' });
  menu.press(menu.withMilk);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(menu.drawer()?.getSnapshot().context.avoidance.allergens).toEqual(['WHEAT']);
  menu.answer('allergens.left');
  await vi.waitFor(() => expect(menu.question()).toEqual(['MILK']));
});

it('A question that something else takes away is asked again, and nothing is added meanwhile (MENU-11)', async () => {
  const menu = await openMenu();
  menu.press(menu.withMilk);
  await vi.waitFor(() => expect(menu.question()).toEqual(['MILK']));
  menu.services.send({ type: 'flow.closed', name: 'allergens' });
  await vi.waitFor(() => expect(menu.question()).toEqual(['MILK']));
  expect(menu.items()).toEqual([]);
});

it('What is accepted without an order leads to the setup once its price is known, and its line waits (MENU-11, CART-13)', async () => {
  const menu = await openMenu(null);
  const stages: unknown[] = [];
  menu.press(menu.withMilk);
  await vi.waitFor(() => expect(menu.question()).toEqual(['MILK']));
  const press = must(Object.values(must(runningActor(menu.services.actors.adding), 'adding').getSnapshot().children)[0], 'press');
  press.on('setup.needed', () => stages.push(press.getSnapshot().value));
  menu.answer('item.accepted');
  await vi.waitFor(() => expect(stages).toHaveLength(1));
  expect(stages).not.toEqual(['pricing']);
});
