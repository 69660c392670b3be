import assert from 'node:assert/strict';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { outcomeOf } from '#src/inspector/words.ts';
import { predictTransition, predictStart } from './predict-transition.ts';
import { eventsIn, factsOf, keyOf, type Node } from './graph.ts';
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
   * predicted one, or where an invariant does not hold.
   */
  readonly move: (event: AnyEventObject) => Promise<void>;
  /**
   * Sends what the flow does not take now. Throws where something changes. `knocked` names the snapshots, with all of their context, where
   * that has been done: another path that comes by has nothing to add.
   */
  readonly knock: (knocked: Set<string>) => Promise<void>;
}

/** An outcome needs the actor that it comes from: `xstate.done.actor.*` takes any. */
const isThere = ({ children }: AnyMachineSnapshot, { type }: AnyEventObject): boolean => {
  const outcome = outcomeOf(type);
  return outcome === null || Object.hasOwn(children, outcome.port);
};

/** Starts a flow from an input, on a live actor with scripted ports and a stopped clock. */
export function execute(model: AnyModel, input: unknown): Execution {
  const live = createScriptedActor(model, input);
  const trail: AnyEventObject[] = [];
  let predicted = predictStart(model, input).snapshot;
  const now = () => live.actor.getSnapshot() as AnyMachineSnapshot;

  return {
    predicted: () => predicted,
    canMove: (event) => predicted.status === 'active' && isThere(predicted, event) && predicted.can(event),
    expectAt({ key }) {
      assert.equal(keyOf(model, now()), key, 'Guards read more of the context than the keys of the model');
    },
    async move(event) {
      const next = predictTransition(model, predicted, event);
      live.takeEmitted();
      await step(live, event);
      predicted = next.snapshot;
      trail.push(event);
      assert.deepEqual(factsOf({}, now()), factsOf({}, predicted), 'The live actor is not where the chart says');
      assert.deepEqual(live.takeEmitted(), next.emitted ?? [], 'The live actor did not emit what the chart says');
      assert.deepEqual(screenOf(model, now()), screenOf(model, predicted), 'The live actor does not look as the chart says');
      assert.deepEqual(brokenAt(model, now(), trail), [], 'An invariant does not hold');
    },
    async knock(knocked) {
      const before = factsOf({}, now());
      const name = JSON.stringify(before);
      if (knocked.has(name)) return;
      knocked.add(name);
      for (const event of eventsIn(model, predicted)) {
        if (outcomeOf(event.type) === null && !predicted.can(event)) await step(live, event);
      }
      assert.deepEqual(factsOf({}, now()), before, 'A refused event changed something');
    },
  };
}
