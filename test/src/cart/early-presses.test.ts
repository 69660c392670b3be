import { expect, it, vi } from 'vitest';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createApp } from '#src/app/create-app.ts';
import { quantityRulesOf } from '#src/api/product.ts';
import { addHeld, startAdding } from '#test/kit/adding.ts';
import { visit } from '#test/kit/live.ts';
import { cartIdOf, cartOf, storeOrder } from '#test/kit/order.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('Presses before the code of the cart has come count each other (QTY-02, AMB-50)', async () => {
  const deps = testDependencies(world);
  storeOrder(deps.sharedStorage, { order: pickup, previous: pickup });
  const { app, services } = createApp(deps, visit);
  app.start();
  const rulesets = await deps.queryClient.fetchQuery(quantityRulesOf(deps.call, pickup.cafe.id));
  const rules = rulesets.find(({ dayOffset }) => dayOffset.some(({ fromOffset, qtyLimit }) => fromOffset === 0 && qtyLimit === 3));
  const itemId = must(rules?.itemIds[0], 'limited');
  await startAdding(services);
  const { cart, notices } = services.actors;
  // What comes into the cart takes the place of what is said of the limit.
  const said: unknown[] = [];
  notices.subscribe(({ context: { notice } }) => void said.push(notice?.key));
  expect(isPending(cart.getSnapshot())).toBe(true);
  for (let press = 0; press < 5; press += 1) {
    void addHeld(services, plainLine(itemId, 'Club'));
  }
  await vi.waitFor(() => expect(said).toContain('limit.none'));
  await vi.waitFor(() => expect(isPending(cart.getSnapshot())).toBe(false));
  await vi.waitFor(() => expect(world.carts.get(cartIdOf(app) ?? '')?.lines).toHaveLength(3));
  await vi.waitFor(() => expect(cartOf(app).getSnapshot().context).toMatchObject({ queue: [], limits: [] }));
});
