import assert from 'node:assert/strict';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { outcomeOf } from '#src/inspector/words.ts';
import { foresee, foreseeStart } from './foresee.ts';
import { eventsIn, factsOf, keyOf, type Node } from './graph.ts';
import { brokenAt } from './holds.ts';
import { lookAt, type AnyModel } from './model.ts';
import { play, stage } from './stage.ts';

/** A live actor that is moved and checked against what the chart foresees. */
export interface Execution {
  /** What the chart says the flow is now. */
  readonly foreseen: () => AnyMachineSnapshot;
  /** Would the flow take this event now? */
  readonly canMove: (event: AnyEventObject) => boolean;
  /** Throws where the flow is not at a node of its graph: guards then read more of the context than the `keys` of the model. */
  readonly expectAt: (node: Node) => void;
  /**
   * Makes one move. Throws an AssertionError where the live actor's value, context, status, output, emitted events or screen is not the
   * foreseen one, or where an invariant does not hold.
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

/** Starts a flow from an input, on a live actor with scripted ports and a clock that stands still. */
export function execute(model: AnyModel, input: unknown): Execution {
  const live = stage(model, input);
  const trail: AnyEventObject[] = [];
  let foreseen = foreseeStart(model, input).snapshot;
  const now = () => live.actor.getSnapshot() as AnyMachineSnapshot;

  return {
    foreseen: () => foreseen,
    canMove: (event) => foreseen.status === 'active' && isThere(foreseen, event) && foreseen.can(event),
    expectAt({ key }) {
      assert.equal(keyOf(model, now()), key, 'Guards read more of the context than the keys of the model');
    },
    async move(event) {
      const next = foresee(model, foreseen, event);
      live.takeEmitted();
      await play(live, event);
      foreseen = next.snapshot;
      trail.push(event);
      assert.deepEqual(factsOf({}, now()), factsOf({}, foreseen), 'The live actor is not where the chart says');
      assert.deepEqual(live.takeEmitted(), next.emitted ?? [], 'The live actor did not emit what the chart says');
      assert.deepEqual(lookAt(model, now()), lookAt(model, foreseen), 'The live actor does not look as the chart says');
      assert.deepEqual(brokenAt(model, now(), trail), [], 'An invariant does not hold');
    },
    async knock(knocked) {
      const before = factsOf({}, now());
      const name = JSON.stringify(before);
      if (knocked.has(name)) return;
      knocked.add(name);
      for (const event of eventsIn(model, foreseen)) {
        if (outcomeOf(event.type) === null && !foreseen.can(event)) await play(live, event);
      }
      assert.deepEqual(factsOf({}, now()), before, 'A refused event changed something');
    },
  };
}
