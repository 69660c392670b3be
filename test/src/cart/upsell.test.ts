import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pendingChange, type PendingChange } from '#domain/cart/pending.ts';
import { noAvoidance } from '#domain/menu/allergens.ts';
import { stockDay } from '#domain/menu/wanted.ts';
import { must } from '#domain/must.ts';
import { cafeTimeAt, minutesLater } from '#domain/time/cafe-time.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { upsellScreen } from '#machines/upsell/upsell.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartSummary } from '#contract/cart-summary.ts';
import type { Services } from '#src/app/services.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import { offerBeforeCheckout } from '#src/routes/app/-cart/offer-before-checkout.ts';
import { upsellPorts } from '#src/flows/upsell/upsell.ports.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { openedApp } from '#test/kit/live.ts';
import { cartIdOf, cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');
const coffee = plainLine('181012', 'Hearth Blend Coffee');
const cookie = plainLine('51011', 'Chocolate Chunk Cookie');

/** A press of the main button, with what it prevents. */
const pressed = (more: { readonly button?: number; readonly metaKey?: boolean } = {}) => ({
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
  preventDefault: vi.fn<() => void>(),
});

/** What is offered to a cart while some changes of it wait. */
async function offersWith(services: Services, cartId: string, ...queue: readonly PendingChange[]) {
  const { findUpsell } = upsellPorts({
    ...services,
    order: () => pickup,
    avoidance: () => noAvoidance,
    wasOffered: () => false,
    queue: () => queue,
  });
  const found = await toPromise(createActor(findUpsell, { input: { cartId, only: null } }).start());
  return { kind: found.kind, names: found.kind === 'nothing' ? [] : found.offers.map(({ name }) => name) };
}

/** The app with some lines in its cart, and a guest who presses "Check out". */
async function atCart(...lines: readonly (typeof soup)[]) {
  const pages: unknown[] = [];
  const events: unknown[] = [];
  const deps = {
    ...testDependencies(world),
    navigate: ({ to }: { to?: unknown }) => void pages.push(to),
    trackEvent: (name: string, detail: object) => void (name === 'upsell' && events.push(detail)),
  };
  const { app, services } = await openedApp(deps, { order: pickup, previous: pickup });
  onTestFinished(() => void app.stop());
  for (const line of lines) app.send({ type: 'line.added', line });
  await waitFor(cartOf(app), (cart) => cart.matches('resting') && cart.context.queue.length === 0 && cart.context.cartId !== null);
  const cartId = must(cartIdOf(app), 'cartId');
  // Read before, as the page does: on a busy machine an answer would not come in time to be offered.
  const { queryClient, call } = services;
  if (world.faults.get('menu.placards')?.kind !== 'timeout') {
    await queryClient.prefetchQuery(menuOf(call, pickup.cafe.id));
    await queryClient.prefetchQuery(soldOutOf(call, pickup.cafe.id, stockDay(pickup, cafeTimeAt(world.clock.now(), pickup.cafe.timeZone))));
  }
  const child = () => runningActor(app.getSnapshot().children.upsell);
  return {
    app,
    deps,
    cartId,
    pages,
    events,
    child,
    services,
    checkOut(press = pressed(), isLarge = false) {
      offerBeforeCheckout({ app, sharedStorage: services.sharedStorage }, cartId, isLarge, press);
      return vi.mocked(press.preventDefault).mock.calls.length > 0;
    },
    /** What is offered, by name. */
    async offered() {
      await vi.waitUntil(() => child() && upsellScreen(must(child(), 'upsell').getSnapshot()).kind === 'offering', { timeout: 5000 });
      const screen = upsellScreen(must(child(), 'upsell').getSnapshot());
      return screen.kind === 'offering' ? [screen.upsell, ...screen.offers.map(({ name }) => name)] : [];
    },
    wentOn: () => vi.waitUntil(() => pages.includes('/app/checkout.html'), { timeout: 5000 }),
    linesOf: async () =>
      (await services.call(cartSummary, { params: { id: cartId } })).items.map(({ itemId, quantity }) => [itemId, quantity]),
  };
}

describe('a press of "Check out"', () => {
  it('offers a drink to a cart without one, adds it once, and goes on (UPSELL-01, OVERLAYS-09)', async () => {
    const { checkOut, offered, child, wentOn, linesOf, app } = await atCart(soup);
    expect(checkOut()).toBe(true);
    expect(await offered()).toEqual(['beverage', 'Hearth Blend Coffee', 'Pressed Lemonade', 'Iced Black Tea', 'Green Orchard Smoothie']);
    const actor = must(child(), 'upsell');
    actor.send({ type: 'offer.taken', itemId: coffee.itemId });
    actor.send({ type: 'offer.taken', itemId: coffee.itemId });
    const both = [
      [soup.itemId, 1],
      [coffee.itemId, 1],
    ];
    await expect.poll(linesOf, { timeout: 5000 }).toEqual(both);
    await waitFor(cartOf(app), ({ context }) => context.queue.length === 0);
    expect(await linesOf()).toEqual(both);
    actor.send({ type: 'checkout.continued' });
    await wentOn();
  });

  it('offers the bakery to a cart with a drink, and nothing to one with both (OVERLAYS-10)', async () => {
    const withDrink = await atCart(soup, coffee);
    withDrink.checkOut();
    expect((await withDrink.offered()).slice(0, 2)).toEqual(['bakery', 'Chocolate Chunk Cookie']);
    const withBoth = await atCart(coffee, cookie);
    expect(withBoth.checkOut()).toBe(true);
    await withBoth.wentOn();
    expect(withBoth.events).toEqual([]);
  });

  it('offers once in an order, also after a way back and a reload; the next order is asked anew (UPSELL-01)', async () => {
    const { checkOut, offered, child, pages, deps, app, cartId } = await atCart(soup);
    checkOut();
    await offered();
    must(child(), 'upsell').send({ type: 'upsell.left' });
    expect(pages).toEqual([]);
    expect(checkOut()).toBe(false);
    // What a reload has.
    const context = { app, sharedStorage: deps.sharedStorage };
    const again = pressed();
    offerBeforeCheckout(context, cartId, false, again);
    expect(again.preventDefault).not.toHaveBeenCalled();
    const next = pressed();
    offerBeforeCheckout(context, 'another cart', false, next);
    expect(next.preventDefault).toHaveBeenCalledOnce();
  });

  it('offers nothing of which the cart has as many as one order may have (QTY-02, AMB-50)', async () => {
    const limit = (itemId: string, qtyLimit: number) => ({
      ruleEffFromDate: '2020-01-01',
      ruleEffToDate: '2099-12-31',
      itemIds: [itemId],
      dayOffset: [{ fromOffset: 0, toOffset: 99, qtyLimit }],
    });
    const { checkOut, offered, services } = await atCart(soup);
    const rules = quantityRulesOf(services.call, pickup.cafe.id);
    services.queryClient.setQueryData(rules.queryKey, [limit(coffee.itemId, 0)]);
    checkOut();
    expect((await offered()).slice(0, 2)).toEqual(['beverage', 'Dark Roast Coffee']);
  });

  it('offers nothing of which as many as one order may have are on their way into the cart (QTY-02, AMB-50)', async () => {
    const { services, cartId } = await atCart(soup);
    const rules = {
      ruleEffFromDate: '2020-01-01',
      ruleEffToDate: '2099-12-31',
      itemIds: [coffee.itemId],
      dayOffset: [{ fromOffset: 0, toOffset: 99, qtyLimit: 2 }],
    };
    services.queryClient.setQueryData(quantityRulesOf(services.call, pickup.cafe.id).queryKey, [rules]);
    // A menu that names no category of drinks: a cart is offered some, whatever it has.
    services.queryClient.setQueryData(menuOf(services.call, pickup.cafe.id).queryKey, (menu) =>
      menu ? { ...menu, upsells: menu.upsells.map((program) => ({ ...program, catIds: [] })) } : menu,
    );
    const more = pendingChange({ kind: 'add', line: coffee });
    expect((await offersWith(services, cartId, more)).names[0]).toBe(coffee.name);
    expect((await offersWith(services, cartId, more, more)).names[0]).toBe('Dark Roast Coffee');
  });

  it('is judged with what is on its way into the cart, alone or in a combo (UPSELL-01, OVERLAYS-10)', async () => {
    const { services, cartId } = await atCart(soup);
    const part = { itemId: coffee.itemId, name: coffee.name, placardId: null, isSide: false, ingredients: [] };
    const combo = { ...plainLine('90', 'You Pick Two'), children: [part] };
    expect((await offersWith(services, cartId)).kind).toBe('beverage');
    for (const line of [coffee, combo])
      expect((await offersWith(services, cartId, pendingChange({ kind: 'add', line }))).kind).toBe('bakery');
    expect((await offersWith(services, cartId, ...[coffee, cookie].map((line) => pendingChange({ kind: 'add', line })))).kind).toBe(
      'nothing',
    );
  });

  it('that opens another tab leads to the checkout itself', async () => {
    const { checkOut } = await atCart(soup);
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(checkOut(pressed(more))).toBe(false);
  });

  it('offers nothing that the guest avoids (MENU-11, FLAGS-10)', async () => {
    world.features.put('allergenFilter', { name: 'allergenFilter', isOn: true });
    const { checkOut, wentOn, events, deps } = await atCart(coffee);
    // Everything sweet has it.
    writeAvoidance(deps, { allergens: ['MILK'], whole: [], diets: [] }, true);
    checkOut();
    await wentOn();
    expect(events).toEqual([]);
  });

  it.each(['menu.versions', 'menu.categories', 'menu.placards'])('is not held up where %s fails (UPSELL-01)', async (endpoint) => {
    world.faults.put(endpoint, { endpoint, kind: 'error500' });
    const { checkOut, wentOn, events } = await atCart(soup);
    checkOut();
    await wentOn();
    expect(events).toEqual([]);
  });

  it('is not held up by an answer that does not come', async () => {
    world.faults.put('menu.placards', { endpoint: 'menu.placards', kind: 'timeout' });
    const { checkOut, wentOn } = await atCart(soup);
    checkOut();
    await wentOn();
  });

  it('tells analytics what was offered, with the block of the cart (UPSELL-04)', async () => {
    const { checkOut, offered, events, cartId } = await atCart(coffee);
    checkOut();
    await offered();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ cartId, kind: 'bakery', upsell: { programs: ['Beverage Upsell', 'Bakery Upsell'] } });
    expect(events[0]).toHaveProperty('itemIds.0', cookie.itemId);
  });
});

describe('a large order', () => {
  const soups = { ...soup, quantity: 9 };
  const coffees = { ...coffee, quantity: 9 };

  async function atLargeCart() {
    const at = await atCart(soups, coffees);
    const screen = () => {
      const running = at.child();
      return running && upsellScreen(running.getSnapshot());
    };
    return {
      ...at,
      screen,
      /** The times that are offered. */
      async asked() {
        at.checkOut(pressed(), true);
        await vi.waitUntil(() => screen()?.kind === 'choosingTime', { timeout: 5000 });
        const now = screen();
        return now?.kind === 'choosingTime' ? now : null;
      },
      order: () => at.services.actors.order.getSnapshot().context.order,
    };
  }

  it('is asked for a time that the kitchen can keep, which the order and its cart then have (OVERLAYS-30)', async () => {
    const { asked, child, wentOn, order, app, cartId, checkOut, pages, screen } = await atLargeCart();
    const dialog = must(await asked(), 'dialog');
    expect(dialog).toMatchObject({ large: { from: 7500, minutes: 60 } });
    expect(dialog.large.times.length).toBeGreaterThan(0);
    expect(dialog.at).toBe(dialog.large.times[0]);
    const now = cafeTimeAt(world.clock.now(), pickup.cafe.timeZone);
    expect(dialog.at >= minutesLater(now, 60, pickup.cafe.timeZone)).toBe(true);
    const at = must(dialog.large.times.at(-1), 'time');
    must(child(), 'upsell').send({ type: 'time.picked', at });
    must(child(), 'upsell').send({ type: 'checkout.continued' });
    await wentOn();
    expect(order()?.schedule).toEqual({ priority: 'LATER', at });
    await waitFor(cartOf(app), (cart) => cart.matches('resting') && cart.context.queue.length === 0);
    expect(world.carts.get(cartId)).toMatchObject({ priority: 'LATER', fulfilment: at });
    // With that time it is long enough: the next press asks no more.
    pages.length = 0;
    checkOut(pressed(), true);
    await vi.waitUntil(() => screen()?.kind === 'offering' || pages.length > 0, { timeout: 5000 });
    expect(screen()?.kind).not.toBe('choosingTime');
  });

  it('is asked again after a way back to the cart, and leads to all times and days (OVERLAYS-30)', async () => {
    const { asked, child, pages, order } = await atLargeCart();
    await asked();
    must(child(), 'upsell').send({ type: 'upsell.left' });
    expect(order()?.schedule.priority).toBe('ASAP');
    await asked();
    must(child(), 'upsell').send({ type: 'setup.requested' });
    await vi.waitUntil(() => pages.length > 0);
    expect(pages).toEqual(['/app/startOrder.html']);
  });

  it.each(['cafe.slots', 'cafe.slots.day'])(
    'is not held up where %s fails: the server judges the time as well (OVERLAYS-30)',
    async (endpoint) => {
      const { checkOut, child, screen } = await atLargeCart();
      world.faults.put(endpoint, { endpoint, kind: 'error500' });
      checkOut(pressed(), true);
      await vi.waitUntil(() => screen()?.kind === 'offering', { timeout: 5000 });
      expect(child()?.getSnapshot().context.sized).toBeNull();
    },
  );
});
