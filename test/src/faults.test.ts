import { expect, it, vi } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { createApp } from '#src/app/actors.ts';
import { faultInspector, type Fault } from '#src/app/report.ts';
import { aroundOf } from '#test/kit/around.ts';
import { visit } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('a request for features that fails reaches the error log, though its flow is inside another', async () => {
  const around = aroundOf(world);
  const call: typeof around.call = (described, asked) =>
    described.name === 'app.features' ? Promise.reject(new Error('The features did not come.')) : around.call(described, asked);
  const faults: Fault[] = [];
  const { app } = await createApp({ ...around, call }, visit, { report: (fault) => faults.push(fault) });
  app.start();
  await vi.waitFor(() => expect(faults).toContainEqual({ source: 'features', message: 'Error: The features did not come.' }));
});

it('a fault is reported once at each depth of the tree, the root included, and nothing else is', () => {
  const fault = (source: string) => emit({ type: 'fault.found' as const, source, message: 'broke' });
  const leaf = setup({}).createMachine({ on: { break: { actions: fault('leaf') } } });
  const branch = setup({ actors: { leaf } }).createMachine({ invoke: { id: 'leaf', src: 'leaf' } });
  const root = setup({ actors: { branch } }).createMachine({
    invoke: { id: 'branch', src: 'branch' },
    on: { break: { actions: [fault('root'), emit({ type: 'other' as const })] } },
  });
  const faults: Fault[] = [];
  const actor = createActor(root, { inspect: faultInspector((found) => faults.push(found)) }).start();
  actor.getSnapshot().children['branch']?.getSnapshot().children['leaf']?.send({ type: 'break' });
  actor.send({ type: 'break' });
  expect(faults).toEqual([
    { source: 'leaf', message: 'broke' },
    { source: 'root', message: 'broke' },
  ]);
});
