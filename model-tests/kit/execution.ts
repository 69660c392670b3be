import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { outcomeOf } from '#src/inspector/words.ts';
import { predictTransition, predictStart, type Prediction } from './predict-transition.ts';
import { eventsIn, factsOf, keyOf, type Edge, type Node, type Start } from './graph.ts';
import { brokenAt } from './invariants.ts';
import { screenOf, type AnyModel } from './model.ts';
import { step, createScriptedActor } from './scripted-actor.ts';

/** A live actor that is moved and compared with the predicted transitions of its chart. */
export interface Execution {
  /** What the chart says the flow is now. */
  readonly predicted: () => AnyMachineSnapshot;
  /** Would the flow take this event now? */
  readonly canMove: (event: AnyEventObject) => boolean;
  /** Throws where the flow is not at a node of its graph: guards then read more of the context than the `keys` of the model. */
  readonly expectAt: (node: Node) => void;
  /**
   * Makes one move. Throws an AssertionError where the live actor's value, context, status, output, emitted events or screen is not the
   * predicted one, or where an invariant does not hold. `edge`: the same move in the graph, whose prediction is made already.
   */
  readonly move: (event: AnyEventObject, edge?: Edge) => Promise<void>;
  /**
   * Sends what the flow does not take now. Throws where something changes. `knocked` names the snapshots, with all of their context, where
   * that has been done: another path that comes by has nothing to add.
   */
  readonly knock: (knocked: Set<string | AnyMachineSnapshot>) => Promise<void>;
}

/** An outcome needs the actor that it comes from: `xstate.done.actor.*` takes any. */
const isThere = ({ children }: AnyMachineSnapshot, { type }: AnyEventObject): boolean => {
  const outcome = outcomeOf(type);
  return outcome === null || Object.hasOwn(children, outcome.port);
};

/** What a live actor has to be and to look like at a snapshot. */
interface Wanted {
  readonly facts: ReturnType<typeof factsOf>;
  readonly screen: ReturnType<typeof screenOf>;
}
const wantedOf = (model: AnyModel, snapshot: AnyMachineSnapshot): Wanted => ({
  facts: factsOf({}, snapshot),
  screen: screenOf(model, snapshot),
});

/** At a snapshot of the graph, by which many paths come. */
function wantedAt(model: AnyModel, snapshot: AnyMachineSnapshot): Wanted {
  const known = wantedOnGraphs.get(snapshot) ?? wantedOf(model, snapshot);
  wantedOnGraphs.set(snapshot, known);
  return known;
}
const wantedOnGraphs = new WeakMap<AnyMachineSnapshot, Wanted>();

/** Moves of graphs that lead to the very snapshot that their node has. */
const exact = new WeakSet<Edge>();

/** What the chart says of a move; in the graph's own snapshot where that is the same. */
function predict(model: AnyModel, from: AnyMachineSnapshot, event: AnyEventObject, edge: Edge | undefined): Prediction {
  const isOnGraph = edge !== undefined && from === edge.from.snapshot;
  if (isOnGraph && (edge.isExact || exact.has(edge))) return { snapshot: edge.to.snapshot, ...edge.effects };
  const next = predictTransition(model, from, event);
  if (edge === undefined || !isDeepStrictEqual(factsOf({}, next.snapshot), wantedAt(model, edge.to.snapshot).facts)) return next;
  if (isOnGraph) exact.add(edge);
  return { ...next, snapshot: edge.to.snapshot };
}

/** Starts a flow from an input, on a live actor with scripted ports and a stopped clock. `start`: where that is in the graph. */
export function execute(model: AnyModel, input: unknown, start?: Start): Execution {
  const live = createScriptedActor(model, input);
  const trail: AnyEventObject[] = [];
  let predicted = start?.isExact === true ? start.node.snapshot : predictStart(model, input).snapshot;
  let isOnGraph = start?.isExact === true;
  const now = () => live.actor.getSnapshot() as AnyMachineSnapshot;

  return {
    predicted: () => predicted,
    canMove: (event) => predicted.status === 'active' && isThere(predicted, event) && predicted.can(event),
    expectAt({ key }) {
      assert.equal(keyOf(model, now()), key, 'Guards read more of the context than the keys of the model');
    },
    async move(event, edge) {
      const next = predict(model, predicted, event, edge);
      live.takeEmitted();
      await step(live, event);
      predicted = next.snapshot;
      isOnGraph = predicted === edge?.to.snapshot;
      trail.push(event);
      const wanted = isOnGraph ? wantedAt(model, predicted) : wantedOf(model, predicted);
      const screen = screenOf(model, now());
      assert.deepEqual(factsOf({}, now()), wanted.facts, 'The live actor is not where the chart says');
      assert.deepEqual(live.takeEmitted(), next.emitted ?? [], 'The live actor did not emit what the chart says');
      assert.deepEqual(screen, wanted.screen, 'The live actor does not look as the chart says');
      assert.deepEqual(brokenAt(model, now(), trail, screen), [], 'An invariant does not hold');
    },
    async knock(knocked) {
      const name = isOnGraph ? predicted : JSON.stringify(factsOf({}, now()));
      if (knocked.has(name)) return;
      knocked.add(name);
      const before = factsOf({}, now());
      for (const event of eventsIn(model, predicted)) {
        if (outcomeOf(event.type) === null && !predicted.can(event)) await step(live, event);
      }
      assert.deepEqual(factsOf({}, now()), before, 'A refused event changed something');
    },
  };
}
