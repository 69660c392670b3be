import { describe, expect, it } from 'vitest';
import { getNextSnapshot, type AnyMachineSnapshot } from 'xstate';
import { factsOf, keyOf } from './kit/graph.ts';
import { lookAt } from './kit/model.ts';
import { models } from './kit/models.ts';
import { play, stage } from './kit/stage.ts';
import { pathsOf, walk } from './kit/walk.ts';

/** Whatever the chart foresees, a live actor with real promises does: same value, context, output and screen. */
describe.for(models)('$flow', ({ model }) => {
  it.for(pathsOf(model))('$name', async ({ path }) => {
    const live = stage(model.machine, path.input);
    let foreseen: AnyMachineSnapshot = path.edges[0]!.from.snapshot;
    await walk(path, async ({ event, to }) => {
      foreseen = getNextSnapshot(model.machine, foreseen, event);
      await play(live, event);
      const now = live.actor.getSnapshot() as AnyMachineSnapshot;
      expect(factsOf({}, now)).toEqual(factsOf({}, foreseen));
      expect(lookAt(model, now)).toEqual(lookAt(model, foreseen));
      expect(keyOf(model, now), 'Guards read more of the context than the keys of the model').toBe(keyOf(model, to.snapshot));
    });
  });
});
