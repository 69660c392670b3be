import { expect, it, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { menuOf } from '#src/api/menu.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { heldLines } from '#src/flows/cart/held-lines.ts';
import { onSessionEnded } from '#src/flows/session/session.effects.ts';
import { pressCard } from '#src/routes/app/-menu/press-card.ts';
import { takeAtPrice } from '#src/routes/app/-cart/take-at-price.ts';
import { startAdding } from '#test/kit/adding.ts';
import { cartOf } from '#test/kit/order.ts';
import { croissant, watched } from '#test/kit/pricing.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const asap = { ...pickup, schedule: { priority: 'ASAP', leadMinutes: 10 } } as const;

/** A menu shortly before the answers about prices stop coming until `release` is called. */
async function openMenu() {
  const at = (time: string) => world.clock.set(Temporal.Instant.from(`2026-11-20T${time}:00-06:00`));
  at('10:30');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let isHeldUp = false;
  const { app, services, settled } = await watched(world, ['dynamicPricing', 'allergenFilter'], { order: asap }, () =>
    isHeldUp ? promise : Promise.resolve(),
  );
  await settled('applied');
  const menu = await services.queryClient.fetchQuery(menuOf(services.call, pickup.cafe.id));
  const placard = must(menu.placards[croissant.placardId], 'placard');
  return {
    app,
    services,
    release,
    holdUpPrices() {
      isHeldUp = true;
      at('10:31');
    },
    press: (allergens = placard.allergens) =>
      void pressCard(
        { ...services, app },
        { cafe: pickup.cafe, placard: { ...placard, allergens }, soldOut: new Set(), navigate: () => {} },
      ),
    stages: () =>
      Object.values(runningActor(services.actors.adding)?.getSnapshot().children ?? {}).map((each) => each?.getSnapshot().value),
    signOut: () => onSessionEnded({ type: 'session.ended', redirectHome: false }, services),
    queue: () => cartOf(app).getSnapshot().context.queue,
  };
}

it('A press whose price is asked for ends at sign-out: nothing is queued for the next person (SESSION-07)', async () => {
  const menu = await openMenu();
  await startAdding(menu.services);
  menu.holdUpPrices();
  menu.press();
  expect(menu.stages()).toEqual(['pricing']);
  menu.signOut();
  menu.release();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([menu.stages(), menu.queue()]).toEqual([[], []]);
});

it('A press that waits for the code of adding ends at sign-out (SESSION-07)', async () => {
  const menu = await openMenu();
  menu.press();
  menu.signOut();
  await startAdding(menu.services);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([menu.stages(), menu.queue(), heldLines(menu.services.tabStorage).take(new Set())]).toEqual([[], [], []]);
});

it('A press that asks about what the guest avoids ends at sign-out, and its question with it (SESSION-07, MENU-11)', async () => {
  const menu = await openMenu();
  writeAvoidance(menu.services, { allergens: ['MILK'], whole: [], diets: [] }, true);
  await startAdding(menu.services);
  menu.press(['MILK']);
  await vi.waitFor(() => expect(menu.stages()).toEqual(['asking']));
  menu.signOut();
  expect([menu.stages(), menu.app.getSnapshot().children.allergens]).toEqual([[], undefined]);
});

it('What is priced for another flow is not taken after sign-out (SESSION-07)', async () => {
  const menu = await openMenu();
  await startAdding(menu.services);
  menu.holdUpPrices();
  const take = vi.fn<() => void>();
  const say = vi.fn<(said: unknown) => void>();
  const taken = takeAtPrice({ ...menu.services, app: menu.app }, { itemId: '1', name: 'Soup', price: 500 }, say, take);
  await vi.waitFor(() => expect(menu.stages()).toEqual(['pricing']));
  menu.signOut();
  menu.release();
  await taken;
  expect([take.mock.calls, say.mock.calls]).toEqual([[], []]);
});
