import { expect, it, onTestFinished } from 'vitest';
import { beginSetup, StartOrderPage } from '#src/routes/app/-setup/start-order-page.tsx';
import { openedApp } from '#test/kit/live.ts';
import { setupOf } from '#test/kit/order.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { routerContextOf } from '#test/kit/routed-app.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const at = { path: '/app/startOrder.html', address: '/app/startOrder.html' };

it('A setup that breaks leaves a page that says so and tries again; another setup takes its place', async () => {
  const deps = testDependencies(world);
  const created = await openedApp(deps);
  const { app } = created;
  onTestFinished(() => void app.stop());
  const context = routerContextOf(created, deps);
  const begin = async () => {
    beginSetup(context, {});
    return running(setupOf(app));
  };
  const html = () => htmlOf(StartOrderPage, context, app, at);

  const setup = await begin();
  expect(await html()).not.toContain('Try again');
  setup.send({ type: 'guest.continued' });
  // No way to order that there is: what follows from it throws.
  setup.send({ type: 'destination.chosen', destination: 'BALLOON' as never });
  expect(setupOf(app)).toBeUndefined();
  expect(await html()).toContain('Try again');
  await begin();
  expect(await html()).not.toContain('Try again');
});
