import { describe, expect, it } from 'vitest';
import { laws } from './kit/laws.ts';
import { models } from './kit/models.ts';

const machineFiles = Object.keys(import.meta.glob('../machines/*/*.machine.ts'));
const flowsWith = (files: Record<string, unknown>) =>
  Object.keys(files).map((file) => file.replace(/^.*\/|\.(fixture\.tsx|driver\.ts)$/g, ''));
const fixtures = flowsWith(import.meta.glob('./*/*.fixture.tsx'));
const drivers = flowsWith(import.meta.glob('./*/*.driver.ts'));

it('has a model for every machine, and a fixture and a driver for every model with a view', () => {
  const machines = machineFiles.map((file) => file.replace(/^.*\/|\.machine\.ts$/g, ''));
  expect(models.map(({ flow }) => flow).toSorted()).toEqual(machines.toSorted());
  const seen = models.filter(({ model }) => model.hasNoView !== true).map(({ flow }) => flow);
  expect(fixtures.toSorted()).toEqual(seen.toSorted());
  expect(drivers.toSorted()).toEqual(seen.toSorted());
});

describe.for(models)('$flow', ({ model }) => {
  it.for(laws)('$name', ({ broken }) => {
    expect(broken(model)).toEqual([]);
  });
});
