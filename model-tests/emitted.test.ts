import { expect, it } from 'vitest';
import { flowEffects, flows } from '#src/app/flows.ts';
import { graphOf } from './kit/graph.ts';
import type { AnyModel } from './kit/model.ts';
import { models } from './kit/models.ts';

// The handlers of a lazy flow come with its code.
for (const flow of flows) if ('load' in flow) await flow.load();
const handlers = flowEffects.flatMap(({ name, on, inside = {} }) => [
  { place: name, on },
  ...Object.entries(inside).map(([src, handled]) => ({ place: `${name}/${src}`, on: handled })),
]);
/** Handled alike for all flows, or emitted by lazy loading and not by a machine. */
const common = ['api.failed', 'fault.found', 'flow.ended', 'load.failed'];

/** The actor's source of a flow: `sign-in` is `signIn`. */
const srcOf = (flow: string) => flow.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const emittedBy = (model: AnyModel): ReadonlySet<string> =>
  new Set(graphOf(model).nodes.flatMap(({ edges }) => edges.flatMap(({ effects }) => (effects.emitted ?? []).map(({ type }) => type))));

/** Handlers by type, for every place in the tree where the flow runs. */
const placesOf = (flow: string) => handlers.filter(({ place }) => place.split('/').at(-1) === srcOf(flow)).map(({ on }) => Object.keys(on));

it.for(models)('every event that $flow emits has a handler, and every handler an event', ({ flow, model }) => {
  const emitted = [...emittedBy(model)].filter((type) => !common.includes(type)).toSorted();
  const places = placesOf(flow).map((types) => types.filter((type) => !common.includes(type)).toSorted());
  if (emitted.length > 0) expect(places.length).toBeGreaterThan(0);
  for (const types of places) expect(types).toEqual(emitted);
});
