import { describe, expect, it, onTestFinished } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { centsFrom } from '#domain/money/money.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import { addChosenLine } from '#src/flows/product/product.effects.ts';
import { itemPrice } from '#sandbox/world/menu/prices.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { hoursOn } from '#sandbox/world/cafe/hours.ts';
import { addFromMenu } from '#test/kit/adding.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartOf } from '#test/kit/order.ts';
import { croissant, itemId, watched } from '#test/kit/pricing.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;

type Opened = Awaited<ReturnType<typeof openedApp>>;

/** The card of the croissant, with one size, as the menu of the page has it. */
async function cardOf({ services }: Pick<Opened, 'services'>) {
  const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
  const placard = must(menu.placards[croissant.placardId], 'placard');
  const items = placard.items.filter((size) => size.itemId === itemId);
  return { placard: { ...placard, items }, price: must(items[0], 'size').price };
}

const press = async ({ app, services }: Pick<Opened, 'app' | 'services'>) =>
  addFromMenu(
    { ...services, app },
    { cafe: pickup.cafe, placard: (await cardOf({ services })).placard, soldOut: new Set(), navigate: () => {} },
  );

/** Resolves with what a line of the cart costs once it is in. */
async function amountIn({ services }: Pick<Opened, 'services'>): Promise<number> {
  const amount = () => {
    const id = services.cartId();
    return id === null ? undefined : services.queryClient.getQueryData(cartById(services.call, id).queryKey)?.items[0]?.amount;
  };
  await expect.poll(amount, { timeout: 5000 }).toBeDefined();
  return must(amount(), 'amount');
}

const linesOf = ({ services }: Pick<Opened, 'services'>) => world.carts.get(services.cartId() ?? '')?.lines ?? [];

const changesOf = ({ app }: Pick<Opened, 'app'>) => cartOf(app).getSnapshot().context.priceChanges;

describe('a line whose price is another by the time that it is in the cart', () => {
  it('is said to be another by the page of its product, whose button had the price of a rule that is over (PRICING-01, PRICING-02)', async () => {
    at('14:30');
    const opened = await watched(world, ['dynamicPricing'], { order: asap });
    const { app, services } = opened;
    await opened.settled('applied');
    const { placard } = await cardOf(opened);
    const input = { cafeId: pickup.cafe.id, placardId: placard.placardId, name: placard.name, itemId, line: null };
    const { customizationsId } = placard;
    app.send({ type: 'flow.opened', name: 'product', input: { ...input, customizationsId, customizationsMax: 5 } });
    const product = () => runningActor(app.getSnapshot().children.product);
    await expect.poll(() => product()?.getSnapshot().context.priced, { timeout: 5000 }).toBeTruthy();
    const from = must(product()?.getSnapshot().context.priced, 'priced').price;
    at('17:30');
    must(product(), 'product').send({ type: 'product.confirmed', avoided: [], price: from });
    const to = await amountIn({ services });
    expect(to).not.toBe(from);
    await expect.poll(() => changesOf({ app })).toEqual([{ sequenceNum: 1, name: placard.name, from, to }]);
  });

  it('is said to be another where its card is of an earlier release of the menu (PRICING-01)', async () => {
    at('12:00');
    const deps = testDependencies(world);
    const call: typeof deps.call = async (described, request) => {
      const answer = await deps.call(described, request);
      if (described.name !== 'menu.placards') return answer;
      return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
        key === 'price' && typeof value === 'number' ? value - 1 : value,
      ) as typeof answer;
    };
    const opened = await openedApp({ ...deps, call }, { order: asap });
    onTestFinished(() => void opened.app.stop());
    const { price: from } = await cardOf(opened);
    await press(opened);
    const to = await amountIn(opened);
    expect(to).toBe(from + centsFrom(1));
    await expect.poll(() => changesOf(opened)).toEqual([{ sequenceNum: 1, name: croissant.name, from, to }]);
  });

  it('is said to be another where it waited for an order, and the cafe of that has another price than the last one (CART-13, PRICING-01)', async () => {
    at('12:00');
    const opened = await openedApp(testDependencies(world), { previous: asap });
    const { app, services } = opened;
    onTestFinished(() => void app.stop());
    const { price: from } = await cardOf(opened);
    await press(opened);
    const dearer = ({ serving }: { serving: { id: string } }) =>
      itemPrice(from, serving.id) !== itemPrice(from, pickup.cafe.id) && hoursOn(serving.id, '2026-11-20') !== null;
    const { id } = must([...cafes.values()].find(dearer), 'cafe').serving;
    const order = { ...asap, cafe: { ...pickup.cafe, id } };
    services.actors.order.send({ type: 'order.synced', order, previous: order });
    app.send({ type: 'order.setUp', order });
    const to = await amountIn(opened);
    expect(to).not.toBe(from);
    await expect.poll(() => changesOf(opened)).toMatchObject([{ from, to }]);
  });

  it('is said to be another where it was changed in the cart, and is said nothing of at the price that was shown (CART-27, PRICING-01)', async () => {
    at('12:00');
    const opened = await openedApp(testDependencies(world), { order: asap });
    const { app, services } = opened;
    onTestFinished(() => void app.stop());
    const line = plainLine('101012', 'Soup');
    app.send({ type: 'line.added', line });
    const to = await amountIn(opened);
    const save = async (shownPrice: number, quantity: number) => {
      const editing = { cartId: must(services.cartId(), 'cartId'), sequenceNum: 1 };
      addChosenLine(
        { kind: 'chosen', line: { ...line, quantity, shownPrice }, accepted: [], editing, comboCategory: null },
        { ...services, navigate: () => {} },
      );
      await expect.poll(() => world.carts.get(editing.cartId)?.lines[0]?.asked.quantity).toBe(quantity);
      await expect.poll(() => cartOf(app).getSnapshot().context.queue).toEqual([]);
    };
    await save(to - 100, 2);
    expect(changesOf(opened)).toMatchObject([{ sequenceNum: 1, from: to - 100, to }]);
    await save(to, 3);
    expect(changesOf(opened)).toEqual([]);
  });
});

describe('the other lines of the cart', () => {
  it('are said to have another price where the answer to a change has one, as a rule is over by then (PRICING-01, PRICING-02, CART-14)', async () => {
    at('14:30');
    const opened = await watched(world, ['dynamicPricing'], { order: asap });
    await opened.settled('applied');
    const { placard } = await cardOf(opened);
    await press(opened);
    const from = await amountIn(opened);
    at('17:30');
    opened.app.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
    await expect.poll(() => linesOf(opened).length, { timeout: 5000 }).toBe(2);
    await expect.poll(() => changesOf(opened)).toMatchObject([{ sequenceNum: 1, name: placard.name, from }]);
    expect(changesOf(opened)[0]?.to).toBe(await amountIn(opened));
  });
});

describe('a read of the cart', () => {
  it('says that its lines have another price than the one that was shown, as a rule is over by then, and says it once (PRICING-01, PRICING-02)', async () => {
    at('14:30');
    const opened = await watched(world, ['dynamicPricing'], { order: asap });
    const { app, services } = opened;
    await opened.settled('applied');
    const { placard } = await cardOf(opened);
    await press(opened);
    const from = await amountIn(opened);
    await expect.poll(() => cartOf(app).getSnapshot().matches({ resting: 'calm' }), { timeout: 5000 }).toBe(true);
    const read = () => services.queryClient.fetchQuery({ ...cartById(services.call, services.cartId() ?? ''), staleTime: 0 });
    await read();
    expect(changesOf(opened)).toEqual([]);
    at('17:30');
    const to = must((await read()).items[0], 'line').amount;
    expect(to).not.toBe(from);
    expect(changesOf(opened)).toEqual([{ sequenceNum: 1, name: placard.name, from, to }]);
    cartOf(app).send({ type: 'priceChanges.seen' });
    await read();
    expect(changesOf(opened)).toEqual([]);
  });

  it('says nothing of a line that another tab has changed, which is another one (CART-25, PRICING-01)', async () => {
    at('12:00');
    const opened = await openedApp(testDependencies(world), { order: asap });
    const { app, services } = opened;
    onTestFinished(() => void app.stop());
    app.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
    await amountIn(opened);
    const query = cartById(services.call, services.cartId() ?? '');
    const line = must(services.queryClient.getQueryData(query.queryKey)?.items[0], 'line');
    const changed = { ...line, amount: 100, msgKitchen: 'Extra hot' };
    services.queryClient.setQueryData(query.queryKey, (cart) => cart && { ...cart, items: [changed] });
    await services.queryClient.fetchQuery({ ...query, staleTime: 0 });
    expect(changesOf(opened)).toEqual([]);
  });
});

describe('a press of a card before the prices of the rules are asked for', () => {
  it('waits for them, and says the price of the rule before anything is added (PRICING-01, PRICING-02)', async () => {
    at('14:30');
    world.features.put('dynamicPricing', { name: 'dynamicPricing', isOn: true });
    const opened = await openedApp(testDependencies(world), { order: asap });
    const { app, services } = opened;
    onTestFinished(() => void app.stop());
    await cardOf(opened);
    const pressed = press(opened);
    const { watchPricing } = await import('#src/app/after-first-page/watch-pricing.ts');
    watchPricing(app, services);
    await pressed;
    expect(app.getSnapshot().children.notices?.getSnapshot().context.notice).toMatchObject({ key: 'menu.priceLess' });
    expect(linesOf(opened)).toEqual([]);
  });

  it('does not add at a price of which nothing is known in time, and says so (PRICING-01)', async () => {
    at('14:30');
    world.features.put('dynamicPricing', { name: 'dynamicPricing', isOn: true });
    const opened = await openedApp(testDependencies(world), { order: asap });
    onTestFinished(() => void opened.app.stop());
    await press(opened);
    expect(opened.app.getSnapshot().children.notices?.getSnapshot().context.notice).toMatchObject({ key: 'menu.priceLate' });
    expect(linesOf(opened)).toEqual([]);
  });
});
