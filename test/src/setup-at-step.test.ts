import type { NavigateOptions } from '@tanstack/react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { must } from '#domain/must.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { orderSetupScreen } from '#machines/order-setup/order-setup.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { orderIn } from '#src/app/actors.ts';
import { takeAction } from '#src/flows/notices/notices.effects.ts';
import { beginSetup } from '#src/routes/app/-setup/start-order-page.tsx';
import type { SetupSearch } from '#domain/navigation/search.ts';
import { openedApp } from '#test/kit/live.ts';
import { setupOf } from '#test/kit/order.ts';
import { routerContextOf } from '#test/kit/routed-app.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

/** The setup of an address, with an order in hand. */
async function openSetup(order: SetUpOrder, search: SetupSearch) {
  const deps = testDependencies(world);
  const created = await openedApp(deps, { order, previous: order });
  onTestFinished(() => void created.app.stop());
  beginSetup(routerContextOf(created, deps), search);
  await running(setupOf(created.app));
  const setup = must(runningActor(setupOf(created.app)), 'orderSetup');
  return { app: created.app, setup, screen: () => orderSetupScreen(setup.getSnapshot()) };
}

it('What is not sold in this way leads to the question how the order is received; another way is asked for its time at the same cafe (AVAIL-02)', async () => {
  const { setup, screen } = await openSetup({ ...pickup, destination: 'CURBSIDE' }, { step: 'destination' });
  expect(screen().kind).toBe('choosingDestination');
  setup.send({ type: 'destination.chosen', destination: 'RPU' });
  await expect.poll(() => screen().kind).toBe('choosingTime');
  expect(screen().cafe?.id).toBe(pickup.cafe.id);
});

it('What this cafe has run out of leads to the cafes around it, for the same way (AVAIL-09)', async () => {
  const { setup, screen } = await openSetup(pickup, { step: 'cafe' });
  await expect.poll(() => screen().kind).toBe('searchingCafe');
  expect(screen().destination).toBe('RPU');
  expect(setup.getSnapshot().context.start).toMatchObject({ kind: 'words', words: pickup.cafe.address });
});

it('What is sold at other hours leads to the times of the order in hand (AVAIL-06, NAV-10)', async () => {
  const { screen } = await openSetup({ ...pickup, destination: 'CURBSIDE' }, { step: 'time' });
  await expect.poll(() => screen().kind).toBe('choosingTime');
  expect(screen().destination).toBe('CURBSIDE');
});

it('A change of the order keeps the one in hand until it is complete', async () => {
  const { app, screen } = await openSetup(pickup, { step: 'destination' });
  expect(screen().kind).toBe('choosingDestination');
  expect(orderIn(app).order).toEqual(pickup);
});

it('A notice that offers another time leads back to the page on which it was pressed', () => {
  const { actors, features, send } = testDependencies(world);
  const navigate = vi.fn<(to: NavigateOptions) => void>();
  const press = (pathname: string) =>
    takeAction(
      { type: 'action.taken', name: 'order' },
      { actors, features, send, navigate, location: () => ({ pathname, searchStr: '?section=4', href: `${pathname}?section=4` }) },
    );
  press('/app/menu.html');
  press('/app/startOrder.html');
  expect(navigate.mock.calls).toEqual([
    [{ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html?section=4' } }],
    [{ to: '/app/startOrder.html' }],
  ]);
});

it('A table that was given stays in its field, when its order is changed from the first question on (ORD-SETUP-05, ORD-SETUP-12)', async () => {
  const { setup, screen } = await openSetup({ ...pickup, destination: 'DINEIN', tableNumber: 12 }, { step: 'destination' });
  expect(screen().kind).toBe('choosingDestination');
  setup.send({ type: 'destination.chosen', destination: 'DINEIN' });
  await expect.poll(() => screen()).toMatchObject({ kind: 'choosingTable', typed: '12' });
});
