import { expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { createActor } from 'xstate';
import { createLogic } from '#src/flows/profile/profile.logic.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openedApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();

it('PROFILE-02 a reload while a form is being saved brings back what was typed', async () => {
  const deps = { ...testDependencies(world, { fetch: () => new Promise(() => {}) }), tabStorage: memoryStorage() };
  const { services } = await openedApp({ ...testDependencies(world), tabStorage: deps.tabStorage });
  const visit = () => {
    const profile = createActor(createLogic({ ...services, ...deps }), { id: 'profile' }).start();
    return must(profile.getSnapshot().children.email, 'the form');
  };
  const before = visit();
  const values = { email: 'patricia@example.com' };
  before.send({ type: 'form.opened', values: null });
  before.send({ type: 'form.typed', values });
  before.send({ type: 'form.submitted', values, secretId: null });
  expect(before.getSnapshot().matches('saving')).toBe(true);
  const after = visit().getSnapshot();
  expect(after.matches('editing')).toBe(true);
  expect(after.context.values).toEqual(values);
});
