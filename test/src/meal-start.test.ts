import { expect, it, vi } from 'vitest';
import { comboPrice, type ComboPicks } from '#domain/combo/picks.ts';
import { mealFor } from '#domain/combo/meals.ts';
import { plainLine, type LineIngredient } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import type { ComboInput } from '#machines/combo/combo.types.ts';
import type { ProductInput } from '#machines/product/product.types.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import { mealUpgradeOf } from '#src/api/meal-upgrade.ts';
import { mealStartFor } from '#src/flows/combo/meal-start.ts';
import { rememberMealDeclined, wasMealDeclined, writeMealStart } from '#src/flows/product/meal-record.ts';
import { startMeal } from '#src/flows/product/product.effects.ts';
import type { AskedLine } from '#src/routes/app/product/-edited-line.ts';
import { readProduct } from '#src/routes/app/product/-read-product.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSiteWithCart, until } from '#test/faults/site.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { running } from '#test/kit/running.ts';

const world = openSandbox();

const noOnion: LineIngredient = { itemId: '5017', name: 'Red onion', custType: 'REMOVED', portion: 'No', originalItemId: null };
const half = {
  itemId: '71011',
  quantity: 2,
  ingredients: [noOnion],
  side: null,
  extra: 0,
  extraCalories: -10,
  msgKitchen: '',
  msgPreparedFor: 'Kim',
};
const YOU_PICK_TWO = 'you-pick-two-90';
const MELT = 'brisket-gruyere-melt-7101';

async function openWithMelts(...quantities: readonly number[]) {
  const site = await openSiteWithCart(world);
  for (const quantity of quantities) site.app.send({ type: 'line.added', line: plainLine('71011', 'Brisket & Gruyere Melt', quantity) });
  const cart = await running(site.app.getSnapshot().children.cart);
  await until(() => cart.getSnapshot().context.queue.length, 0);
  const { items } = await site.context.queryClient.fetchQuery(cartById(site.context.call, must(site.context.cartId(), 'cart')));
  const input = async (search: Pick<AskedLine, 'line' | 'pick'>, cart = site.context.cartId() ?? undefined) =>
    (await readProduct(site.context, { hash: YOU_PICK_TWO, cart, ...search })).request?.input as ComboInput;
  return { site, items, input };
}

it('A product becomes the first part of a combo as the guest has made it, and a reload of the address finds it so (FLAGS-09)', async () => {
  const { site, input } = await openWithMelts();
  expect(await input({ pick: '71011' })).toMatchObject({
    line: null,
    comboCategory: '14',
    begun: { quantity: 1, picks: { pick1: { itemId: '71011', ingredients: [] }, pick2: null, side: null } },
  });
  writeMealStart(site.context.tabStorage, YOU_PICK_TWO, half);
  const { begun } = await input({ pick: '71011' });
  expect(begun).toMatchObject({ quantity: 2, msgPreparedFor: 'Kim', picks: { pick1: { ingredients: [noOnion], extraCalories: -10 } } });
  expect((await input({ pick: 'no such item' })).begun).toBeNull();
});

it('A product that becomes a combo brings the side that it has, where the combo takes it (PRODUCT-01, FLAGS-09)', async () => {
  const { site, input } = await openWithMelts();
  const withSide = (itemId: string, name: string) => ({ ...half, side: { itemId, name, placardId: null, isSide: true, ingredients: [] } });
  writeMealStart(site.context.tabStorage, YOU_PICK_TWO, withSide('171021', 'Crisp Apple'));
  expect((await input({ pick: '71011' })).begun?.picks.side).toMatchObject({
    itemId: '171021',
    name: 'Crisp Apple',
    difference: 0,
  });
  writeMealStart(site.context.tabStorage, YOU_PICK_TWO, withSide('171071', 'Greek Yogurt Cup'));
  expect((await input({ pick: '71011' })).begun?.picks.side).toBeNull();
});

it('A line of the cart that becomes a combo keeps its number, and one that is changed says which lines are the same (COMBO-10, CART-29)', async () => {
  const { site, items, input } = await openWithMelts(1, 3);
  const [first, second] = items.filter(({ itemId }) => itemId === '71011').map(({ sequenceNum }) => sequenceNum);
  const { line, begun } = await input({ line: String(first), pick: '71011' });
  expect(begun).toBeNull();
  expect(line).toMatchObject({
    action: 'convert',
    sequenceNum: first,
    duplicateSequenceNums: [second],
    cartId: site.context.cartId(),
    quantity: 1,
    picks: { pick1: { itemId: '71011' } },
  });
});

it('An address of an earlier cart makes no combo of a line that is another product now (COMBO-10, FLAGS-09, PRODUCT-11)', async () => {
  const { items, input } = await openWithMelts(1);
  const melt = must(
    items.find(({ itemId }) => itemId === '71011'),
    'melt',
  );
  const other = must(
    items.find(({ itemId }) => itemId !== '71011'),
    'other',
  );
  expect(await input({ line: String(other.sequenceNum), pick: '71011' })).toMatchObject({
    line: null,
    begun: { picks: { pick1: { itemId: '71011' } } },
  });
  // Another size of the product of the line is chosen on its page.
  expect((await input({ line: String(melt.sequenceNum), pick: '71012' })).line).toMatchObject({
    action: 'convert',
    sequenceNum: melt.sequenceNum,
  });
});

it('An address of another cart takes no line of this one, though that has the same number and product (COMBO-10, FLAGS-09, PRODUCT-11)', async () => {
  const { site, items, input } = await openWithMelts(1);
  const { sequenceNum } = must(
    items.find(({ itemId }) => itemId === '71011'),
    'melt',
  );
  const line = String(sequenceNum);
  expect(await input({ line, pick: '71011' }, 'cart-before')).toMatchObject({
    line: null,
    begun: { picks: { pick1: { itemId: '71011' } } },
  });
  const melt = async (cart: string | undefined) => {
    const { request } = await readProduct(site.context, { hash: MELT, line, cart });
    return (must(request, 'request').input as ProductInput).line;
  };
  expect(await melt('cart-before')).toBeNull();
  // An address of a build whose addresses had no cart.
  expect(await melt(undefined)).toBeNull();
  expect(await melt(must(site.context.cartId(), 'cart'))).toMatchObject({ at: { cartId: site.context.cartId(), sequenceNum } });
});

it('What a meal costs more is what the server says of both (FLAGS-06)', async () => {
  const { site } = await openWithMelts();
  const { call, queryClient } = site.context;
  const menu = await queryClient.fetchQuery(menuOf(call, pickup.cafe.id));
  const wanted = { destination: 'RPU', at: '2026-11-20T12:00' } as const;
  const { tray, placard } = must(mealFor(menu, '71011', wanted, new Set()), 'meal');
  expect(placard.hash).toBe(YOU_PICK_TWO);
  const upgrade = await queryClient.fetchQuery(mealUpgradeOf(call, pickup.cafe.id, tray, plainLine('71011', 'Melt'), null));
  const picks = (await readProduct(site.context, { hash: YOU_PICK_TWO, pick: '71011' })).request?.input as ComboInput;
  const own = must(placard.items[0], 'combo').price;
  const product = must(menu.placards['7101']?.items[0], 'half').price;
  expect(upgrade).toBe(comboPrice(own, must(picks.begun, 'begun').picks as ComboPicks) - product);
  expect(upgrade).toBeGreaterThan(0);
});

it('A meal that is asked for leads to its combo, with the line of the cart that it is; one that is declined is remembered in this tab', () => {
  const tabStorage = memoryStorage();
  const navigate = vi.fn<(to: object) => void>();
  const editing = { cartId: 'cart-1', sequenceNum: 3 };
  const requested = { type: 'meal.requested', hash: YOU_PICK_TWO, product: half, editing } as const;
  startMeal({ ...requested, editing: null }, { tabStorage, navigate });
  expect(navigate).toHaveBeenLastCalledWith(expect.objectContaining({ search: { pick: '71011' } }));
  startMeal(requested, { tabStorage, navigate });
  expect(navigate).toHaveBeenCalledWith({
    to: '/app/product/{$placardHash}.html',
    params: { placardHash: YOU_PICK_TWO },
    search: { pick: '71011', cart: 'cart-1', line: '3' },
  });
  expect(mealStartFor(tabStorage, YOU_PICK_TWO, '71011')).toMatchObject(half);
  expect(mealStartFor(tabStorage, YOU_PICK_TWO, '71012')).toBeNull();
  expect(mealStartFor(tabStorage, 'whole-sandwich-meal-1508', '71011')).toBeNull();
  tabStorage.setItem('flow.product.meal', 'not JSON');
  expect(mealStartFor(tabStorage, YOU_PICK_TWO, '71011')).toBeNull();
  expect(wasMealDeclined(tabStorage)).toBe(false);
  rememberMealDeclined(tabStorage);
  expect(wasMealDeclined(tabStorage)).toBe(true);
});
