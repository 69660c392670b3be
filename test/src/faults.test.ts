import { expect, it, vi } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { createApp } from '#src/app/create-app.ts';
import { createEffects } from '#src/app/effects.ts';
import type { Fault } from '#src/app/error-log.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { visit } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('a request for features that fails reaches the error log, though its flow is inside another', async () => {
  const deps = testDependencies(world);
  const call: typeof deps.call = (described, asked) =>
    described.name === 'app.features' ? Promise.reject(new Error('The features did not come.')) : deps.call(described, asked);
  const faults: Fault[] = [];
  const { app } = createApp({ ...deps, call, report: (fault) => faults.push(fault) }, visit);
  app.start();
  await vi.waitFor(() => expect(faults).toContainEqual({ source: 'features', message: 'Error: The features did not come.' }));
});

/** A leaf inside a branch inside the root, each of which emits its fault at `break`. */
function tree() {
  const fault = (source: string) => emit({ type: 'fault.found' as const, source, message: 'broke' });
  const leaf = setup({}).createMachine({ on: { break: { actions: fault('leaf') }, rest: { actions: emit({ type: 'leaf.rested' }) } } });
  const branch = setup({ actors: { leaf } }).createMachine({ invoke: { id: 'leaf', src: 'leaf' } });
  return setup({ actors: { branch } }).createMachine({
    invoke: { id: 'branch', src: 'branch' },
    on: { break: { actions: fault('root') } },
  });
}

function start(handled: Record<string, () => void> = {}) {
  const deps = testDependencies(world);
  const faults: Fault[] = [];
  const effects = [{ name: 'branch', on: {}, inside: { leaf: handled } }];
  const inspect = createEffects(effects, () => ({ ...deps, report: (fault) => faults.push(fault) }));
  const root = createActor(tree(), { inspect }).start();
  const leaf = root.getSnapshot().children['branch']?.getSnapshot().children['leaf'];
  return { root, leaf, faults };
}

it('a fault is reported once at each depth of the tree, the root included', async () => {
  const { root, leaf, faults } = start();
  leaf?.send({ type: 'break' });
  root.send({ type: 'break' });
  await vi.waitFor(() =>
    expect(faults).toEqual([
      { source: 'leaf', message: 'broke' },
      { source: 'root', message: 'broke' },
    ]),
  );
});

it('a handler runs by the flow and the source of the actor that emits; an event without a handler is a fault', async () => {
  const handled = vi.fn<() => void>();
  start({ 'leaf.rested': handled }).leaf?.send({ type: 'rest' });
  await vi.waitFor(() => expect(handled).toHaveBeenCalledOnce());
  const { leaf, faults } = start();
  leaf?.send({ type: 'rest' });
  await vi.waitFor(() => expect(faults).toEqual([{ source: 'branch/leaf', message: 'Error: The event "leaf.rested" has no handler.' }]));
});

it('a handler that fails is a fault, and the flow goes on', async () => {
  const { leaf, faults } = start({
    'leaf.rested': () => {
      throw new Error('No page.');
    },
  });
  leaf?.send({ type: 'rest' });
  await vi.waitFor(() => expect(faults).toEqual([{ source: 'branch/leaf', message: 'Error: No page.' }]));
  expect(leaf?.getSnapshot().status).toBe('active');
});

it('two flows of the same name are refused', () => {
  expect(() =>
    createEffects(
      [
        { name: 'cart', on: {} },
        { name: 'cart', on: {} },
      ],
      () => testDependencies(world),
    ),
  ).toThrow(/same name/);
});
