import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pastOrders } from '#contract/loyalty.ts';
import { must } from '#domain/must.ts';
import { editFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import { pastOrdersQuery, rewardsQuery } from '#src/api/loyalty.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { createLogic } from '#src/flows/profile/profile.logic.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { liveApp } from '#test/kit/live.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('a reload while the list of parts is open shows the part, and keeps the form that was open', () => {
  const deps = testDependencies(world);
  const start = () => createActor(createLogic(deps), { id: 'profile' }).start();
  const before = start();
  must(before.getSnapshot().children.name, 'name').send({ type: 'form.opened', values: null });
  before.send({ type: 'navigation.toggled' });
  expect(before.getSnapshot().value).toBe('navigating');
  before.stop();
  const after = start();
  expect(after.getSnapshot().value).toBe('reading');
  expect(must(after.getSnapshot().children.name, 'name').getSnapshot().matches('editing')).toBe(true);
});

it('a reload while an address is edited opens the form on that address, so that saving adds no second one', () => {
  const deps = testDependencies(world);
  const start = () => must(createActor(createLogic(deps), { id: 'profile' }).start().getSnapshot().children.address, 'address');
  start().send({ type: 'form.opened', values: { id: 'address-2', street: '1 Main St' } });
  expect(editFormScreen(start().getSnapshot())).toMatchObject({ kind: 'editing', values: { id: 'address-2' } });
});

it.for([
  [
    { cafeId: '203', isCloud: true },
    { isReorder: 'false', cafeId: '203', orderHistoryV2: 'true' },
  ],
  [{ cafeId: null, isCloud: false }, { isReorder: 'false' }],
] as const)('PROFILE-05 FLAGS-26 past orders of %j are asked for with %j', async ([settings, query]) => {
  const deps = testDependencies(world);
  const person = must(world.people.byEmail('pat@example.com'), 'person');
  deps.vault.keepAccessToken(openSession(world, person).token);
  const sent: unknown[] = [];
  const call: typeof deps.call = (described, request) => {
    if (described.name === pastOrders.name) sent.push((request as { query?: unknown }).query);
    return deps.call(described, request);
  };
  expect(await deps.queryClient.fetchQuery(pastOrdersQuery(call, settings))).toHaveLength(2);
  expect(sent).toEqual([query]);
});

it('loads the rewards for the cafe of the order in hand (C-61)', async () => {
  const live = await liveApp(world, testDependencies(world), { order: pickup, previous: pickup });
  await live.signIn('pat');
  expect(live.deps.queryClient.getQueryData(rewardsQuery(live.deps.call, pickup.cafe.id).queryKey)).toBeDefined();
});
