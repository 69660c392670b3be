import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import type { addingMachine } from '#machines/adding/adding.machine.ts';
import { lazyActor, runningActor } from '#machines/kit/lazy.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { watchPricing } from '#src/app/after-first-page/watch-pricing.ts';
import { takeAtPrice, type SaidPrice } from '#src/routes/app/-cart/take-at-price.ts';
import { swapAtPrice } from '#src/routes/app/-cart/swap-at-price.ts';
import { sendAtPrice } from '#src/routes/app/-cart/send-at-price.ts';
import { cafes } from '#sandbox/world/cafe/cafes.ts';
import { hoursOn } from '#sandbox/world/cafe/hours.ts';
import { itemPrice } from '#sandbox/world/menu/prices.ts';
import { cartIdOf, cartOf } from '#test/kit/order.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;
const coffee = plainLine('181012', 'Hearth Blend Coffee');
/** A rule has it at another price from 14:00 until 17:00. */
const cookie = '51011';

const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));

/** A cart with a coffee in the afternoon, whose guest is offered the bakery. */
async function offered() {
  at('14:30');
  world.features.put('dynamicPricing', { name: 'dynamicPricing', isOn: true });
  const pages: unknown[] = [];
  const deps = { ...testDependencies(world), navigate: ({ to }: { to?: unknown }) => void pages.push(to) };
  const { app, services } = await openedApp(deps, { order: asap });
  onTestFinished(() => void app.stop());
  watchPricing(app, services);
  app.send({ type: 'line.added', line: coffee });
  await waitFor(cartOf(app), (cart) => cart.matches('resting') && cart.context.queue.length === 0 && cart.context.cartId !== null);
  const pricing = () => runningActor(app.getSnapshot().children.dynamicPricing)?.getSnapshot();
  await vi.waitFor(() => expect(pricing()?.context.overrides[cookie]).toBeDefined());
  const cartId = must(cartIdOf(app), 'cartId');
  app.send({ type: 'flow.opened', name: 'upsell', input: { cartId, only: 'bakery', isLarge: false } });
  const upsell = () => runningActor(app.getSnapshot().children.upsell);
  await vi.waitFor(() => expect(upsell()?.getSnapshot().matches('offering')).toBe(true));
  const actor = must(upsell(), 'upsell');
  const { originalPrice, adjPrice } = must(pricing()?.context.overrides[cookie], 'override');
  const inCart = () => world.carts.get(cartId)?.lines.map(({ asked }) => asked.itemId);
  const news = { itemId: cookie, name: 'Chocolate Chunk Cookie', news: { from: adjPrice, to: originalPrice } };
  return { context: { ...services, app }, actor, inCart, news, pages, adjPrice };
}

it('an offer before the checkout whose price is another by now is said, and the next press takes it (PRICING-02, UPSELL-01)', async () => {
  const { context, actor, inCart, news } = await offered();
  const said: (SaidPrice | null)[] = [];
  const send = sendAtPrice(context, actor, (price) => void said.push(price));
  at('17:30');
  send({ type: 'offer.taken', itemId: cookie });
  await vi.waitFor(() => expect(said).toEqual([news]));
  expect(actor.getSnapshot().context.taken).toEqual([]);
  expect(inCart()).toEqual([coffee.itemId]);
  send({ type: 'offer.taken', itemId: cookie });
  await vi.waitFor(() => expect(inCart()).toEqual([coffee.itemId, cookie]));
  expect(said).toEqual([news, null]);
});

it('going on waits for an offer that is taken, and the guest stays where its price is another (PRICING-02)', async () => {
  const { context, actor, inCart, news, pages } = await offered();
  const said: (SaidPrice | null)[] = [];
  const send = sendAtPrice(context, actor, (price) => void said.push(price));
  at('17:30');
  send({ type: 'offer.taken', itemId: cookie });
  send({ type: 'checkout.continued' });
  await vi.waitFor(() => expect(said).toEqual([news]));
  expect(actor.getSnapshot().status).toBe('active');
  send({ type: 'offer.taken', itemId: cookie });
  send({ type: 'checkout.continued' });
  await vi.waitFor(() => expect(pages).toEqual(['/app/checkout.html']));
  await vi.waitFor(() => expect(inCart()).toEqual([coffee.itemId, cookie]));
});

/** The coffee may be swapped for a cookie, at the price that the card shows. */
const swapFor = (price: number) => ({
  former: { ...coffee, sequenceNum: 1 },
  substitute: { placard: clubPlacard, line: plainLine(cookie, 'Chocolate Chunk Cookie'), price },
});

it('an offer of a cafe that another tab moves the order from is said at the price of the other cafe, and what is offered ends (PRICING-02, UPSELL-01, UPSELL-03)', async () => {
  at('12:00');
  const { app, services } = await openedApp(testDependencies(world), { order: pickup });
  onTestFinished(() => void app.stop());
  app.send({ type: 'line.added', line: coffee });
  const rests = () =>
    waitFor(
      cartOf(app),
      ({ context, ...cart }) => cart.matches('resting') && context.queue.length === 0 && !context.isStale && context.cartId !== null,
    );
  await rests();
  app.send({ type: 'flow.opened', name: 'upsell', input: { cartId: must(cartIdOf(app), 'cartId'), only: 'bakery', isLarge: false } });
  const upsell = () => runningActor(app.getSnapshot().children.upsell);
  await vi.waitFor(() => expect(upsell()?.getSnapshot().matches('offering')).toBe(true));
  const actor = must(upsell(), 'upsell');
  const { price: from } = must(
    actor.getSnapshot().context.offers.find(({ itemId }) => itemId === cookie),
    'offer',
  );
  const isOther = ({ serving: { id } }: { serving: { id: string } }) =>
    itemPrice(299, id) !== itemPrice(299, pickup.cafe.id) && hoursOn(id, '2026-11-20') !== null;
  const { id } = must([...cafes.values()].find(isOther), 'cafe').serving;
  const order = { ...pickup, cafe: { ...pickup.cafe, id } };
  services.actors.order.send({ type: 'order.synced', order, previous: order });
  app.send({ type: 'order.setUp', order });
  await rests();
  const said: (SaidPrice | null)[] = [];
  sendAtPrice({ ...services, app }, actor, (price) => void said.push(price))({ type: 'offer.taken', itemId: cookie });
  await vi.waitFor(() => expect(said).toMatchObject([{ itemId: cookie, news: { from } }]));
  actor.send({ type: 'order.changed', order });
  expect(actor.getSnapshot().output).toEqual({ kind: 'left' });
});

it('a swap at a price that is another by now is said, and the next press takes it (PRICING-02, decision 047)', async () => {
  const { context, news, adjPrice } = await offered();
  const said: (SaidPrice | null)[] = [];
  const swap = vi.fn<() => void>();
  const press = () => swapAtPrice(context, swapFor(adjPrice), (price) => void said.push(price), swap);
  await press();
  expect(swap).toHaveBeenCalledTimes(1);
  at('17:30');
  await press();
  expect(said).toEqual([null, news]);
  expect(swap).toHaveBeenCalledTimes(1);
});

it('a line that the guest removes while the price of its swap is asked for is not swapped, and is not said to be gone (CART-16, decision 047)', async () => {
  const { context, inCart, adjPrice } = await offered();
  const said: (SaidPrice | null)[] = [];
  const swap = vi.fn<() => void>(() =>
    context.app.send({
      type: 'line.changed',
      cartId: must(cartIdOf(context.app), 'cartId'),
      sequenceNum: 1,
      line: swapFor(adjPrice).substitute.line,
    }),
  );
  const press = () => swapAtPrice(context, swapFor(adjPrice), (price) => void said.push(price), swap);
  const pressed = press();
  cartOf(context.app).send({ type: 'line.removed', sequenceNum: 1 });
  await pressed;
  await waitFor(cartOf(context.app), (cart) => cart.matches('resting') && cart.context.queue.length === 0);
  expect(cartOf(context.app).getSnapshot().context.refusals).toEqual([]);
  expect(inCart()).toEqual([]);
  // The card is still there for a moment.
  await press();
  expect(swap).not.toHaveBeenCalled();
});

it('an offer is not taken while the code that asks for its price does not come, and that is said (PRICING-01)', async () => {
  const { context, news } = await offered();
  const load = () => Promise.reject(new Error('There is no connection.'));
  const adding = createActor(lazyActor<typeof addingMachine>('adding', load, { isLoadedWithFirstEvent: true })).start();
  onTestFinished(() => void adding.stop());
  const said: (SaidPrice | null)[] = [];
  const take = vi.fn<() => void>();
  await takeAtPrice(
    { app: context.app, actors: { adding, order: context.actors.order } },
    { ...news, price: 299 },
    (price) => void said.push(price),
    take,
  );
  expect(said).toEqual([{ ...news, news: 'late' }]);
  expect(take).not.toHaveBeenCalled();
});
