import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { must } from '#domain/must.ts';
import { orderScreen } from '#machines/order/order.screen.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { actors } from '#src/app/actors.ts';
import { cartOf, requestSetup, setupOf } from '#test/kit/order.ts';
import { enterCheckout } from '#test/kit/enter-checkout.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { liveApp, openedApp } from '#test/kit/live.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const soup = plainLine('101012', 'Soup');

async function begin(order: typeof pickup | null) {
  const { app, services } = await openedApp(testDependencies(world), { order, previous: order, isContinuedGuest: true });
  const stage = () => orderScreen(actors(app).order.getSnapshot()).kind;
  return { app, services, stage };
}

it('a setup that appears is the stage order setup; one that is complete is in progress (ORD-SETUP-17, ORD-SETUP-18, ORD-SETUP-19)', async () => {
  const { app, stage } = await begin(null);
  expect(stage()).toBe('notStarted');
  requestSetup(app, { destination: 'RPU', cafeId: '203', isGroup: false });
  expect(stage()).toBe('orderSetup');
  const setup = await running(setupOf(app));
  await waitFor(setup, ({ children }) => children.slots !== undefined);
  const slots = must(setup.getSnapshot().children.slots, 'slots');
  await waitFor(slots, (snapshot) => snapshot.matches('choosing'));
  slots.send({ type: 'time.confirmed', time: null });
  await waitFor(actors(app).order, ({ context }) => context.order !== null);
  expect(stage()).toBe('inProgress');
});

it.for([
  ['with an order in hand', pickup, 'inProgress'],
  ['without one', null, 'notStarted'],
] as const)('a setup that is left %s makes the stage %s (ORD-SETUP-20)', async ([, order, expected]) => {
  const { app, stage } = await begin(order);
  requestSetup(app, { destination: 'DELIVERY', cafeId: null, isGroup: false });
  expect(stage()).toBe('orderSetup');
  actors(app).order.send({ type: 'setup.left' });
  expect(stage()).toBe(expected);
});

it('the checkout is a stage of its own (CHECKOUT-03)', async () => {
  const { app, services, stage } = await begin(pickup);
  app.send({ type: 'line.added', line: soup });
  await waitFor(cartOf(app), (snapshot) => snapshot.matches({ resting: 'added' }));
  expect(stage()).toBe('inProgress');
  await enterCheckout({ ...services, app });
  expect(stage()).toBe('checkout');
});

it('a visitor who goes on as a guest is one from then on, and the sign-in is closed (ROLES-01, ROLES-03, SIGNIN-17)', async () => {
  const live = await liveApp(world);
  expect(live.app.getSnapshot().context.visitor).toBe('anonymous');
  const signIn = await live.askWho();
  signIn.send({ type: 'guest.continued' });
  await live.until(live.session, (snapshot) => snapshot.matches({ auth: 'closed' }));
  expect(live.app.getSnapshot().context.visitor).toBe('continuedAsGuest');
});

it('a visitor who goes on as a guest in an order setup is not asked again by another one (ORD-SETUP-21, SIGNIN-17)', async () => {
  const { app } = await openedApp(testDependencies(world));
  requestSetup(app, { destination: 'RPU', cafeId: null, isGroup: false });
  const setup = await running(setupOf(app));
  expect(setup.getSnapshot().matches('signingIn')).toBe(true);
  setup.send({ type: 'guest.continued' });
  await waitFor(app, ({ context }) => context.visitor === 'continuedAsGuest');
  requestSetup(app, { destination: 'DELIVERY', cafeId: null, isGroup: false });
  const other = await running(setupOf(app));
  expect(other.getSnapshot().matches('selectingAddress')).toBe(true);
});
