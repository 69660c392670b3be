import { croissant, itemId, watched } from '#test/kit/pricing.ts';
import { describe, expect, it, vi } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { formatCents } from '#domain/money/money.ts';
import { priceUnder } from '#domain/pricing/prices-under.ts';
import { menuWithOverrides } from '#domain/pricing/priced-menu.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { cartById } from '#src/api/cart.ts';
import { menuOf } from '#src/api/menu.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { addFromMenu } from '#test/kit/adding.ts';
import '#src/text/lazy/notices.ts';
import { text } from '#src/text/text.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { cartOf } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

describe('a price that a press takes', () => {
  it('is asked for again by a press, where it did not come before: the price of the rule is said before the item is added (PRICING-03)', async () => {
    world.faults.put('pricing.overrides', { endpoint: 'pricing.overrides', kind: 'error500' });
    const { app, services, pass, asked, settled, overrides } = await watched(world, ['dynamicPricing']);
    await settled('cleared');
    pass();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(1);
    world.faults.drop('pricing.overrides');
    const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
    const placard = must(menu.placards[croissant.placardId], 'placard');
    const items = placard.items.filter((size) => size.itemId === itemId);
    await addFromMenu({ ...services, app }, { cafe: pickup.cafe, placard: { ...placard, items }, soldOut: new Set(), navigate: () => {} });
    expect(overrides()[itemId]).toBeDefined();
    expect(app.getSnapshot().children.notices?.getSnapshot().context.notice).toMatchObject({ key: 'menu.priceLess' });
  });

  it.for([
    ['13:00', '14:30'],
    ['14:30', '17:30'],
  ] as const)(
    'a price of %s that is another by %s is said before an item is added from the menu by one press, and the next press takes it (PRICING-01, PRICING-02)',
    async ([seenAt, pressedAt]) => {
      const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
      at(seenAt);
      const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;
      const { app, services, settled, overrides } = await watched(world, ['dynamicPricing'], { order: asap });
      await settled('applied');
      const shown = overrides();
      const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
      const placard = must(menu.placards[croissant.placardId], 'placard');
      const item = must(
        placard.items.find((size) => size.itemId === itemId),
        'item',
      );
      const press = () =>
        addFromMenu(
          { ...services, app },
          { cafe: pickup.cafe, placard: { ...placard, items: [item] }, soldOut: new Set(), navigate: () => {} },
        );
      const notice = () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null;
      at(pressedAt);
      await press();
      const [from, to] = [priceUnder(shown, item), priceUnder(overrides(), item)];
      expect(from).not.toBe(to);
      // A price that fell is asked about too, and is said to have fallen.
      const key = to < from ? 'menu.priceLess' : 'menu.priceNow';
      expect(notice()).toMatchObject({
        key,
        values: { name: placard.name, from: formatCents(from), to: formatCents(to) },
      });
      const said =
        to < from
          ? `costs less now: ${formatCents(to)}, down from ${formatCents(from)}.`
          : `is now ${formatCents(to)}. It was ${formatCents(from)}.`;
      expect(text(key, must(notice(), 'notice').values)).toContain(said);
      const inCart = () => {
        const id = services.cartId();
        return id === null ? undefined : services.queryClient.getQueryData(cartById(services.call, id).queryKey)?.items[0]?.amount;
      };
      expect(inCart()).toBeUndefined();
      await press();
      await expect.poll(inCart, { timeout: 5000 }).toBe(to);
    },
  );

  it.for([true, false])(
    'a price that is another by the answer to what is avoided is said, also where it was asked for meanwhile: %s; nothing is added (PRICING-01, MENU-11)',
    async (isAskedMeanwhile) => {
      const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
      at('14:30');
      const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;
      const { app, services, pass, settled, overrides } = await watched(world, ['dynamicPricing', 'allergenFilter'], { order: asap });
      await settled('applied');
      const shown = overrides();
      writeAvoidance(services, { allergens: ['MILK'], whole: [], diets: [] }, true);
      const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
      const placard = must(menu.placards[croissant.placardId], 'placard');
      const item = must(
        placard.items.find((size) => size.itemId === itemId),
        'item',
      );
      const asked = { ...placard, allergens: ['MILK'], items: [item] };
      await addFromMenu({ ...services, app }, { cafe: pickup.cafe, placard: asked, soldOut: new Set(), navigate: () => {} });
      const question = () => runningActor(app.getSnapshot().children.allergens);
      await vi.waitFor(() => expect(question()?.getSnapshot().matches('asking')).toBe(true));
      at('17:30');
      if (isAskedMeanwhile) {
        pass();
        await expect.poll(() => overrides()[itemId]).toBeUndefined();
      }
      must(question(), 'question').send({ type: 'item.accepted' });
      const notice = () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null;
      const values = { name: placard.name, from: formatCents(priceUnder(shown, item)), to: formatCents(item.price) };
      await expect.poll(notice, { timeout: 5000 }).toMatchObject({ key: 'menu.priceNow', values });
      expect(world.carts.get(services.cartId() ?? '')?.lines ?? []).toEqual([]);
    },
  );

  it('what a card has at another cafe than that of the order in hand is asked about before it is added, though its own has nothing that is avoided (MENU-11, FLAGS-10)', async () => {
    const elsewhere = { ...pickup, cafe: { ...pickup.cafe, id: '199' } };
    const { app, services } = await watched(world, ['allergenFilter'], { order: elsewhere });
    writeAvoidance(services, { allergens: ['MILK'], whole: [], diets: [] }, true);
    const menu = await services.queryClient.fetchQuery(menuOf(services.call, elsewhere.cafe.id));
    const placard = must(menu.placards[croissant.placardId], 'placard');
    expect(placard.allergens).toContain('MILK');
    const card = { ...placard, allergens: [] };
    await addFromMenu({ ...services, app }, { cafe: pickup.cafe, placard: card, soldOut: new Set(), navigate: () => {} });
    const question = () => runningActor(app.getSnapshot().children.allergens);
    await vi.waitFor(() => expect(question()?.getSnapshot().matches('asking')).toBe(true));
    expect(question()?.getSnapshot().context.cafeId).toBe('199');
  });

  /** A press on a shelf, whose cards have the prices of the rules, shortly before the afternoon is over; `delay`: of the answers. */
  async function shelf(delay?: (count: number) => Promise<void>) {
    const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
    at('14:30');
    const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;
    const { app, services, settled, overrides } = await watched(world, ['dynamicPricing'], { order: asap }, delay);
    app.send({ type: 'line.added', line: plainLine('101012', 'Soup') });
    await expect.poll(() => cartOf(app).getSnapshot().context.cartId).not.toBeNull();
    await expect.poll(() => cartOf(app).getSnapshot().matches('resting')).toBe(true);
    await settled('applied');
    const shown = overrides();
    const { originalPrice, adjPrice } = must(shown[itemId], 'override');
    const menu = menuWithOverrides(await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id)), shown);
    const placard = must(menu.placards[croissant.placardId], 'placard');
    const items = placard.items.filter((size) => size.itemId === itemId);
    expect(items[0]?.price).toBe(adjPrice);
    const press = () =>
      addFromMenu({ ...services, app }, { cafe: pickup.cafe, placard: { ...placard, items }, soldOut: new Set(), navigate: () => {} });
    const notice = () => app.getSnapshot().children.notices?.getSnapshot().context.notice ?? null;
    const inCart = () => world.carts.get(services.cartId() ?? '')?.lines.length;
    const values = { name: placard.name, from: formatCents(adjPrice), to: formatCents(originalPrice) };
    return { app, services, at, press, notice, inCart, values };
  }

  it('a price of a rule that is over is said before an item is added from a shelf by one press (PRICING-01, PRICING-02)', async () => {
    const { at, press, notice, inCart, values } = await shelf();
    at('17:30');
    await press();
    expect(notice()).toMatchObject({ key: 'menu.priceNow', values });
    expect(inCart()).toBe(1);
  });

  it('a price of a rule is said to be another where the call for it fails (PRICING-03)', async () => {
    const { at, press, notice, inCart, values } = await shelf();
    world.faults.put('pricing.overrides', { endpoint: 'pricing.overrides', kind: 'error500' });
    at('14:31');
    await press();
    expect(notice()).toMatchObject({ key: 'menu.priceNow', values });
    expect(inCart()).toBe(1);
  });

  it('a price that does not come in time is not taken, and that is said (PRICING-01)', async () => {
    let isSlow = false;
    const { at, press, notice, inCart, values } = await shelf(() => (isSlow ? new Promise(() => {}) : Promise.resolve()));
    isSlow = true;
    at('14:31');
    await press();
    expect(notice()).toMatchObject({ key: 'menu.priceLate', values: { name: values.name } });
    expect(inCart()).toBe(1);
  });

  it('the checkout waits for a press whose price is asked for (PRICING-01, AMB-50)', async () => {
    let isSlow = false;
    const soon = () => new Promise<void>((resolve) => void setTimeout(resolve, isSlow ? 300 : 0));
    const { app, services, at, press, inCart } = await shelf(soon);
    isSlow = true;
    at('14:31');
    void press();
    await enterCheckout({ ...services, app });
    expect(inCart()).toBe(2);
  });
});
