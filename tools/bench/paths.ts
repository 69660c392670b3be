import { assign, setup } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { eventsIn, graphOf, keyOf } from '#model-tests/kit/graph.ts';
import { defineModel, type AnyModel } from '#model-tests/kit/model.ts';
import { tourOf } from '#model-tests/kit/tour.ts';
import { greedySteps } from '#test/model-tests/greedy.ts';
import { loadModels } from '../paths/models.ts';

/** How fast and how good the path engine is: against XState's own map and a greedy tour, in the same run. */
export async function benchPaths() {
  const flows = await loadModels();
  const generated = flows.map(({ name, model }) => ({ name, model, ms: timeOf(() => tourOf(model)) }));
  const covered = generated.filter(({ model }) => model.coversPairs !== true);
  const sum = (of: (model: AnyModel) => number) => covered.reduce((total, { model }) => total + of(model), 0);
  const cart = flows.find(({ name }) => name === 'cart')!.model;
  // Both once before the clock runs, so that neither pays for the compiler.
  graphOf({ ...cart });
  mapOf(cart);
  const ours = timeOf(() => graphOf({ ...cart }));
  const theirs = timeOf(() => mapOf(cart));
  const heapBefore = heapInUse();
  const large = largeModel(50_000);
  const exploreMs = timeOf(() => graphOf(large));
  const bytesPerSnapshot = Math.round((heapInUse() - heapBefore) / graphOf(large).nodes.length);
  const tourMs = timeOf(() => tourOf(large));
  return {
    allFlowsMs: Math.round(generated.reduce((total, { ms }) => total + ms, 0)),
    stepsPerLowerBound: ratio(
      sum((model) => tourOf(model).steps),
      sum((model) => tourOf(model).lowerBound),
    ),
    stepsPerGreedySteps: ratio(
      sum((model) => tourOf(model).steps),
      sum((model) => greedySteps(graphOf(model))),
    ),
    timePerAdjacencyMapTime: ratio(ours, theirs),
    large: { snapshots: graphOf(large).nodes.length, exploreMs: Math.round(exploreMs), tourMs: Math.round(tourMs), bytesPerSnapshot },
  };
}

const ratio = (one: number, other: number) => Number((one / other).toFixed(3));

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function heapInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** The same flow by XState's own adjacency map, from each input. */
function mapOf(model: AnyModel) {
  for (const input of Object.values(model.inputs)) {
    getAdjacencyMap(model.machine, {
      input: input as never,
      events: ((snapshot: never) => eventsIn(model, snapshot)) as never,
      filterEvents: (snapshot: { can: (event: never) => boolean }, event: never) => snapshot.can(event),
      serializeState: (snapshot: never) => keyOf(model, snapshot),
    } as never);
  }
}

/** A chart with about so many snapshots, in which none is far from the start. */
function largeModel(snapshots: number) {
  const most = Math.round(snapshots * 0.615);
  const machine = setup({
    types: { context: {} as { at: number }, events: {} as { type: 'up' } | { type: 'doubled' } | { type: 'back' } },
    guards: { canGoUp: ({ context }) => context.at + 1 < most, canDouble: ({ context }) => context.at * 2 < most },
    actions: {
      up: assign({ at: ({ context }) => context.at + 1 }),
      double: assign({ at: ({ context }) => context.at * 2 }),
      back: assign({ at: ({ context }) => context.at >> 2 }),
    },
  }).createMachine({
    id: 'large',
    context: { at: 1 },
    initial: 'even',
    states: {
      even: { on: { up: { guard: 'canGoUp', actions: 'up', target: 'odd' }, back: { actions: 'back' } } },
      odd: { on: { doubled: { guard: 'canDouble', actions: 'double', target: 'even' }, up: { guard: 'canGoUp', actions: 'up' } } },
    },
  });
  return defineModel({
    machine,
    screen: ({ value }) => ({ kind: value }),
    screens: { even: '', odd: '' },
    sentences: { events: { up: 'Go up.', doubled: 'Double.', back: 'Go back.' }, outcomes: {} },
    invariants: {},
    inputs: { one: undefined },
    payloads: {},
    outcomes: {},
    limit: 2 * snapshots,
  });
}
