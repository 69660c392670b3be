import { describe, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { execute } from './kit/execution.ts';
import { models } from './kit/models.ts';
import { pathsOf } from './kit/tour.ts';
import { walk } from './kit/walk.ts';

/** A live actor with real promises takes each predicted transition: same value, context, output, emitted events and screen. */
describe.for(models)('$flow', ({ model }) => {
  const knocked = new Set<string | AnyMachineSnapshot>();
  it.for(pathsOf(model))('$title', async (path) => {
    const execution = execute(model, path.start.input, path.start);
    await walk(path, async (edge) => {
      await execution.move(edge.event, edge);
      execution.expectAt(edge.to);
      await execution.knock(knocked);
    });
  });
});
