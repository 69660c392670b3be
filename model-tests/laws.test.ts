import { describe, expect, it } from 'vitest';
import { laws } from './kit/laws.ts';
import { models } from './kit/models.ts';

const machineFiles = Object.keys(import.meta.glob('../machines/*/*.machine.ts'));
const flowsWith = (files: Record<string, unknown>) => Object.keys(files).map((file) => file.replace(/^\.\/|\.(view\.tsx|hands\.ts)$/g, ''));
const views = flowsWith(import.meta.glob('./*.view.tsx'));
const hands = flowsWith(import.meta.glob('./*.hands.ts'));

it('has a model for every machine, and a view and hands for every model that is seen', () => {
  const machines = machineFiles.map((file) => file.replace(/^.*\/|\.machine\.ts$/g, ''));
  expect(models.map(({ flow }) => flow).toSorted()).toEqual(machines.toSorted());
  const seen = models.filter(({ model }) => model.isUnseen !== true).map(({ flow }) => flow);
  expect(views.toSorted()).toEqual(seen.toSorted());
  expect(hands.toSorted()).toEqual(seen.toSorted());
});

describe.for(models)('$flow', ({ model }) => {
  it.for(laws)('$name', ({ broken }) => {
    expect(broken(model)).toEqual([]);
  });
});
