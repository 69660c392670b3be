import { expect, it, vi } from 'vitest';
import { helpWhileClosed } from '#domain/order/closed-now.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { delivery, pickup } from '#model-tests/samples/orders.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { ClosedNow } from '#src/routes/app/-cart/closed-now.tsx';
import { openedApp } from '#test/kit/live.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
vi.stubGlobal('window', { innerWidth: 1280 });
const atNight = Temporal.Instant.from('2026-11-20T23:30-06:00');
const later: SetUpOrder = { ...pickup, schedule: { priority: 'LATER', at: '2026-11-21T12:00' } };

/** What the cart and the checkout say of the cafe of an order, once that is known. */
async function said(order: SetUpOrder): Promise<string> {
  const deps = testDependencies(world);
  const { app } = await openedApp(deps, { order, previous: order });
  await deps.queryClient.fetchQuery(cafeNowById(deps.call, order.cafe.id));
  return htmlOf(() => <ClosedNow order={order} />, deps, app);
}

it('an order as soon as possible that is kept over night says that its cafe is closed now, and leads to another time (SLOTS-10)', async () => {
  world.clock.set(atNight);
  const html = await said(pickup);
  expect(html).toContain(`${pickup.cafe.name} is closed now`);
  expect(html).toMatch(/<button[^>]*>Choose a time<\/button>/);
});

it('nothing is said of it while the cafe is open, or where the order is for a time', async () => {
  expect(await said(pickup)).not.toContain('is closed now');
  world.clock.set(atNight);
  expect(await said(later)).not.toContain('is closed now');
});

it('a table has no time to change: another way to have the order helps (ORD-SETUP-05)', () => {
  const closed = { isOpen: false, leadTime: null };
  const now = '2026-11-20T23:30';
  expect(helpWhileClosed({ ...pickup, destination: 'DINEIN' }, closed, now)).toBe('destination');
  expect(helpWhileClosed({ ...delivery, schedule: pickup.schedule }, { isOpen: true, leadTime: null }, now)).toBe('time');
  expect(helpWhileClosed(pickup, { isOpen: true, leadTime: 15 }, now)).toBeNull();
});
