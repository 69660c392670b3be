import { expect, it, onTestFinished, vi } from 'vitest';
import { choicesOf } from '#domain/combo/choices.ts';
import { comboPrice } from '#domain/combo/picks.ts';
import { comboPlacesOf, pickOf } from '#domain/combo/places.ts';
import { must } from '#domain/must.ts';
import { comboScreen } from '#machines/combo/combo.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import { optionsOf } from '#src/api/product.ts';
import { comboRequest } from '#src/flows/combo/combo-request.ts';
import { openedApp } from '#test/kit/live.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** You Pick Two, filled with the first of each place, the first half with more of what it can have. */
async function fullTray() {
  const { app, services } = await openedApp(testDependencies(world), { order: pickup });
  onTestFinished(() => void app.stop());
  const { call, queryClient } = services;
  const menu = await queryClient.fetchQuery(menuOf(call, pickup.cafe.id));
  const placard = must(menu.placards['90'], 'placard');
  const places = must(comboPlacesOf(placard), 'places');
  const first = must(choicesOf(menu, places.pick1)[0], 'first');
  const second = must(choicesOf(menu, places.pick2)[1], 'second');
  const side = must(choicesOf(menu, must(places.side, 'side'))[0], 'side');
  const input = { cafeId: pickup.cafe.id, placardId: '90', name: placard.name, itemId: '90', customizationsMax: 5 };
  app.send({
    type: 'flow.opened',
    ...must(await comboRequest(menu, placard, input, { ...services, edited: null, pick: null, groupsOf: async () => null }), 'request'),
  });
  const combo = await running(app.getSnapshot().children.combo);
  const groups = await queryClient.fetchQuery(optionsOf(call, pickup.cafe.id, must(first.placard.customizationsId, 'id')));
  const group = must(
    groups.find(({ kind }) => kind === 'ADD'),
    'group',
  );
  const option = must(
    group.options.find(({ price }) => price > 0),
    'option',
  );
  const extra = { itemId: option.itemId, name: option.name, custType: 'ADDED', portion: 'Regular', originalItemId: null } as const;
  const pick = { ...pickOf(first), ingredients: [extra], extra: option.price, extraCalories: option.calories };
  combo.send({ type: 'pick.added', pick });
  combo.send({ type: 'pick.added', pick: pickOf(second) });
  combo.send({ type: 'side.chosen', pick: pickOf(side) });
  const screen = () => comboScreen(combo.getSnapshot());
  const calories = first.item.calories + option.calories + second.item.calories + side.item.calories;
  return { app, services, combo, placard, screen, calories, own: must(placard.items[0], 'item').price };
}

it('a full tray has the price, calories and sodium that the server says of it with all its parts and their changes, and they are what the cart then has (PRODUCT-06)', async () => {
  const { app, services, combo, screen, calories, own } = await fullTray();
  const full = await vi.waitFor(
    () => {
      const shown = screen();
      if (shown.kind !== 'full' || shown.priced === null) throw new Error('There is no price yet.');
      return { ...shown, priced: shown.priced };
    },
    { timeout: 5000 },
  );
  expect(full.priced).toMatchObject({ price: comboPrice(own, full.picks), calories });
  expect(full.priced.sodiumMg).toBeGreaterThan(0);
  combo.send({ type: 'quantity.chosen', quantity: 2 });
  expect(screen()).toMatchObject({ priced: full.priced });
  combo.send({ type: 'combo.confirmed', avoided: [], unchecked: [] });
  const inCart = () => {
    const id = services.cartId();
    return id === null ? null : (services.queryClient.getQueryData(cartById(services.call, id).queryKey)?.items[0]?.totalPrice ?? null);
  };
  await vi.waitFor(() => expect(inCart()).toBe(2 * full.priced.price), { timeout: 5000 });
  expect(app.getSnapshot().children.combo).toBeUndefined();
});

it('A combo that is open takes another release of the menu: its name, what its parts add, its side, and its price anew (MENU-13, COMBO-06)', async () => {
  const { combo, placard, screen } = await fullTray();
  const priced = () => vi.waitFor(() => expect(screen()).toMatchObject({ kind: 'full', priced: { price: expect.any(Number) as number } }));
  await priced();
  const dearer = placard.places.map((place) => ({
    ...place,
    options: place.options.map((option) => ({ ...option, difference: option.difference + 100 })),
  }));
  const before = must(combo.getSnapshot().context.picks.pick1, 'pick').difference;
  combo.send({ type: 'card.changed', card: { ...placard, name: 'Pick Any Two', places: dearer } });
  expect(combo.getSnapshot().context).toMatchObject({ name: 'Pick Any Two', picks: { pick1: { difference: before + 100 } } });
  expect(screen()).toMatchObject({ kind: 'full', priced: null });
  await priced();
  combo.send({ type: 'card.changed', card: { ...placard, name: 'Pick Any Two', places: placard.places.filter(({ isSide }) => !isSide) } });
  expect(screen()).toMatchObject({ kind: 'full', picks: { side: null } });
  combo.send({ type: 'card.changed', card: { ...placard, name: 'Pick Any Two' } });
  expect(screen()).toMatchObject({ kind: 'choosing', place: 'side', isComplete: true });
});

it('a tray whose price does not come has the sum of the menu’s prices, and nothing is said of it (PRODUCT-07)', async () => {
  world.faults.put('menu.priceNutrition', { endpoint: 'menu.priceNutrition', kind: 'error500' });
  const { combo, screen } = await fullTray();
  const asked = () => combo.getSnapshot().children.itemPrice?.getSnapshot().value;
  await vi.waitFor(() => expect(asked()).toBe('summed'), { timeout: 5000 });
  expect(screen()).toMatchObject({ kind: 'full', priced: null });
});
