import { expect, it, vi } from 'vitest';
import { defaultFeatures, type Features } from '#domain/app/features.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { actors, featuresOf } from '#src/app/actors.ts';
import { writeAvoidance } from '#src/flows/allergens/avoidance-record.ts';
import { FEATURES_KEY } from '#src/app/storage/browser-state.schema.ts';
import { openStore } from '#src/app/storage/browser-state.ts';
import { createApp } from '#src/app/create-app.ts';
import { knownFeatures } from '#src/app/known-features.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { visit } from '#test/kit/live.ts';
import { setupOf } from '#test/kit/order.ts';
import { running } from '#test/kit/running.ts';

const world = openSandbox();

/** The app of a visit whose features come when the test says. */
function open(lastFeatures: Readonly<Record<string, boolean>> = {}, avoided: readonly string[] = []) {
  const deps = testDependencies(world);
  writeAvoidance(deps, { allergens: avoided, whole: [], diets: [] }, true);
  const answer = Promise.withResolvers<Readonly<Record<string, boolean>>>();
  const left: string[] = [];
  const call: typeof deps.call = (described, asked) =>
    described.name === 'app.features' ? (answer.promise as never) : deps.call(described, asked);
  const { app } = createApp({ ...deps, call, leaveFor: (address) => left.push(address) }, { ...visit, lastFeatures });
  app.start();
  return { app, left, answer, storage: deps.sharedStorage };
}

it('a visit begins with the features of the last one, and goes on with those that the server says (FLAGS-30)', async () => {
  const { app, answer, storage } = open({ groupOrder: true, nightHours: true, maintenanceMode: true });
  expect(featuresOf(app)).toEqual({ ...defaultFeatures, groupOrder: true, nightHours: true });
  actors(app).order.send({ type: 'setup.requested', destination: null, features: featuresOf(app), visitor: 'anonymous' });
  answer.resolve({ groupOrder: true, loginAvailable: false });
  await knownFeatures(app);
  const said: Features = { ...defaultFeatures, groupOrder: true, loginAvailable: false };
  expect(featuresOf(app)).toEqual(said);
  const setup = await running(setupOf(app));
  await vi.waitFor(() => expect(setup.getSnapshot().context.features).toEqual(said));
  await vi.waitFor(() => expect(JSON.parse(storage.getItem(FEATURES_KEY) ?? '')).toEqual(said));
  expect(openStore(storage, defaultConfig.uiStateKey).stored.lastFeatures).toEqual(said);
});

it('the site closes as soon as the server says so, and not for what it said last time (MAINT-01)', async () => {
  const { app, left, answer } = open({ maintenanceMode: true });
  expect(left).toEqual([]);
  answer.resolve({ maintenanceMode: true });
  await knownFeatures(app);
  await vi.waitFor(() => expect(left).toEqual([expect.stringMatching(/^\/maintenance\.html\?/)]));
});

it('what the guest avoids counts while the features are slow and where they fail, until they say that the filter is off (FLAGS-10)', async () => {
  const isOn = ({ app }: ReturnType<typeof open>) => featuresOf(app).allergenFilter;
  const failed = open({}, ['MILK']);
  expect(isOn(failed)).toBe(true);
  failed.answer.reject(new Error('No features.'));
  await knownFeatures(failed.app);
  expect(isOn(failed)).toBe(true);

  const said = open({}, ['MILK']);
  said.answer.resolve({ allergenFilter: false });
  await knownFeatures(said.app);
  expect(isOn(said)).toBe(false);

  expect(isOn(open({ allergenFilter: false }, ['MILK']))).toBe(false);
  expect(isOn(open())).toBe(false);
});
