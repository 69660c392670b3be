import { isRedirect, type NavigateOptions } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { placardOf } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { allergensOf } from '#src/api/allergens.ts';
import { menuOf } from '#src/api/menu.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { pressCard } from '#src/routes/app/-menu/press-card.ts';
import { addFromMenu, addHeld } from '#test/kit/adding.ts';
import { hasText } from '#src/text/text.ts';
import { cartOf, cartIdOf } from '#test/kit/order.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** A menu of the cafe of an order for today; `limited` is an item of which one order may have three. */
async function openMenu() {
  const deps = testDependencies(world);
  const { app, services } = await openedApp(deps, { order: pickup, previous: pickup });
  const rulesets = await deps.queryClient.fetchQuery(quantityRulesOf(deps.call, pickup.cafe.id));
  const rules = rulesets.find(({ dayOffset }) => dayOffset.some(({ fromOffset, qtyLimit }) => fromOffset === 0 && qtyLimit === 3));
  const limited = must(rules?.itemIds[0], 'limited');
  const sold = placardOf(await deps.queryClient.fetchQuery(menuOf(deps.call, pickup.cafe.id)), limited);
  const size = must(
    sold?.items.find(({ itemId }) => itemId === limited),
    'size',
  );
  const placard = { ...clubPlacard, allergens: ['MILK'], items: [size] };
  const navigate = vi.fn<(to: NavigateOptions) => void>();
  const context = { ...services, app };
  return {
    app,
    deps,
    press: () => pressCard(context, { cafe: pickup.cafe, placard, soldOut: new Set(), navigate }),
    add: (allergens = placard.allergens) =>
      addFromMenu(context, { cafe: pickup.cafe, placard: { ...placard, allergens }, soldOut: new Set(), navigate }),
    addHeld: () => addHeld(services, plainLine(limited, placard.name)),
    enterCheckout: () => enterCheckout(context),
    notice: () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null,
    settled: () =>
      waitFor(cartOf(app), (snapshot) => snapshot.context.queue.length === 0 && snapshot.matches('resting'), {
        timeout: 5000,
      }),
    quantity: () => world.carts.get(cartIdOf(app) ?? '')?.lines.reduce((sum, { asked }) => sum + (asked.quantity ?? 1), 0),
  };
}

it('An item of which the cart has as many as one order may have is not added from the menu, and that is said (QTY-02, AMB-50)', async () => {
  const menu = await openMenu();
  for (let count = 0; count < 3; count += 1) {
    await menu.add();
    await menu.settled();
  }
  expect([menu.quantity(), menu.notice()?.key]).toEqual([3, 'cart.added']);
  await menu.add();
  await menu.settled();
  expect(menu.quantity()).toBe(3);
  expect(menu.notice()).toMatchObject({ tone: 'error', key: 'limit.none', action: { name: 'cart' } });
  expect(hasText('limit.none')).toBe(true);
});

it('What has an allergen that the guest avoids is added by their word within the limit of an order all the same (QTY-02, AMB-50)', async () => {
  const menu = await openMenu();
  for (let count = 0; count < 3; count += 1) {
    await menu.add();
    await menu.settled();
  }
  writeAvoidance(menu.deps, { allergens: ['MILK'], whole: [], diets: [] }, true);
  await menu.add();
  must(menu.app.getSnapshot().children.allergens, 'allergens').send({ type: 'item.accepted' });
  await vi.waitFor(() => expect(menu.notice()?.key).toBe('limit.none'));
  await menu.settled();
  expect(menu.quantity()).toBe(3);
});

it('What has a member that the list of the cafe has by now of a parent that the guest avoids is asked about (MENU-11)', async () => {
  const menu = await openMenu();
  const { call, queryClient } = menu.deps;
  const nut = (name: string) => ({ itemId: name, name, group: 'TREE NUTS', isParent: name === 'TREE NUTS', sortOrder: null });
  queryClient.setQueryData(allergensOf(call, pickup.cafe.id).queryKey, [nut('TREE NUTS'), nut('ALMOND'), nut('CASHEW')]);
  writeAvoidance(menu.deps, { allergens: ['TREE NUTS', 'ALMOND'], whole: ['TREE NUTS'], diets: [] }, true);
  void menu.add(['CASHEW']);
  await vi.waitFor(() =>
    expect(menu.app.getSnapshot().children.allergens?.getSnapshot()).toMatchObject({ context: { question: { allergens: ['CASHEW'] } } }),
  );
});

it('The checkout opens only once the question about what the guest avoids is answered: until then it leads to the menu, which asks (MENU-11)', async () => {
  const menu = await openMenu();
  await menu.add();
  await menu.settled();
  writeAvoidance(menu.deps, { allergens: ['MILK'], whole: [], diets: [] }, true);
  void menu.add();
  const refused = await menu.enterCheckout().catch((error: unknown) => error);
  expect(isRedirect(refused) && refused.options.to).toBe('/app/menu.html');
  const question = must(menu.app.getSnapshot().children.allergens, 'allergens');
  question.send({ type: 'item.accepted' });
  await vi.waitFor(() => expect(menu.quantity()).toBe(2));
  await expect(menu.enterCheckout()).resolves.toBeUndefined();
});

it('A press is over once the server has the line, or the guest is told that it does not answer (CART-24)', async () => {
  const menu = await openMenu();
  await menu.press();
  expect(menu.quantity()).toBe(1);
  world.faults.put('cart.add', { endpoint: 'cart.add', kind: 'error500' });
  await menu.press();
  expect(cartOf(menu.app).getSnapshot().matches('unreachable')).toBe(true);
});

it('A press is over while the guest is asked about what they avoid: the question has the word then (MENU-11, decision 058)', async () => {
  const menu = await openMenu();
  writeAvoidance(menu.deps, { allergens: ['MILK'], whole: [], diets: [] }, true);
  await menu.press();
  expect(menu.app.getSnapshot().children.allergens).toBeDefined();
  expect(menu.quantity() ?? 0).toBe(0);
});

it('Presses in a row count each other before the first is answered (AMB-50)', async () => {
  const menu = await openMenu();
  await Promise.all(Array.from({ length: 5 }, () => menu.addHeld()));
  expect(cartOf(menu.app).getSnapshot().context.queue).toHaveLength(3);
  await menu.settled();
  expect(menu.quantity()).toBe(3);
});

it('An item is added where the limits cannot be read: the server checks them (MENU-09)', async () => {
  const menu = await openMenu();
  menu.deps.queryClient.clear();
  world.faults.put('menu.quantityRules', { endpoint: 'menu.quantityRules', kind: 'error500' });
  await menu.add();
  await menu.settled();
  expect(menu.quantity()).toBe(1);
});

it('What has an allergen that the guest avoids goes into the cart only after they were asked, and by their word (MENU-11, FLAGS-10)', async () => {
  const menu = await openMenu();
  writeAvoidance(menu.deps, { allergens: ['MILK'], whole: [], diets: [] }, true);
  const { app } = menu;
  const asking = () => app.getSnapshot().children.allergens;
  await menu.add();
  expect(cartOf(app).getSnapshot().context.queue).toEqual([]);
  const flow = must(asking(), 'allergens');
  await waitFor(flow, (snapshot) => !isPending(snapshot));
  flow.send({ type: 'allergens.left' });
  expect([menu.quantity() ?? 0, asking()]).toEqual([0, undefined]);
  await menu.add();
  must(asking(), 'allergens').send({ type: 'item.accepted' });
  await vi.waitFor(() => expect(menu.quantity()).toBe(1));
});

it('Two presses that ask the same question of the guest add one by their word (MENU-11, FLAGS-10)', async () => {
  const menu = await openMenu();
  writeAvoidance(menu.deps, { allergens: ['MILK'], whole: [], diets: [] }, true);
  await menu.add();
  await menu.add();
  must(menu.app.getSnapshot().children.allergens, 'allergens').send({ type: 'item.accepted' });
  await vi.waitFor(() => expect(menu.quantity()).toBe(1));
  await menu.settled();
  expect(menu.quantity()).toBe(1);
});

it('Without the feature no guest is asked about allergens (FLAGS-10)', async () => {
  world.features.put('allergenFilter', { name: 'allergenFilter', isOn: false });
  const menu = await openMenu();
  writeAvoidance(menu.deps, { allergens: ['MILK'], whole: [], diets: [] }, true);
  await menu.add();
  expect(menu.app.getSnapshot().children.allergens).toBeUndefined();
});
