import { expect, it, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { club } from '#model-tests/samples/products.ts';
import { waitFor } from 'xstate';
import { openedApp } from '#test/kit/live.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('One more change than the cafe makes is refused with a notice that says how many it makes, and the choices stay (PRODUCT-14, PRODUCT-05)', async () => {
  const { app } = await openedApp(testDependencies(world), { order: pickup });
  app.send({ type: 'flow.opened', name: 'product', input: { ...club, cafeId: pickup.cafe.id, customizationsMax: 1 } });
  const product = await running(app.getSnapshot().children.product);
  const { groups } = (await waitFor(product, (snapshot) => snapshot.matches('choosing'))).context;
  const group = must(
    groups.find(({ kind }) => kind === 'INCLUDED'),
    'group',
  );
  for (const { itemId } of group.options.slice(0, 2)) {
    product.send({ type: 'option.chosen', groupId: group.groupId, itemId, portion: 'No' });
  }
  const notices = must(app.getSnapshot().children.notices, 'notices');
  await vi.waitFor(() =>
    expect(notices.getSnapshot().context.notice).toMatchObject({ tone: 'info', key: 'product.limited', values: { max: 1 } }),
  );
  expect(Object.keys(product.getSnapshot().context.choices)).toHaveLength(1);
  app.stop();
});
