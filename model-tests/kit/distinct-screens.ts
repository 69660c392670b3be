import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { stateInWords } from '#src/inspector/words.ts';
import { graphOf, type Edge, type Node } from './graph.ts';
import { screenOf, type AnyModel } from './model.ts';
import { newNames } from './new-names.ts';
import { trailsIn } from './trail.ts';

/** One thing that a flow can look like, a snapshot in which it does, and the shortest way there. */
export interface DistinctScreen {
  readonly name: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The name of the input that the flow begins with. */
  readonly input: string;
  readonly trail: readonly AnyEventObject[];
}

/**
 * Screens that show each state of a flow, and in it each value of each field of its screen: taken in the order of the shortest ways there,
 * a screen is one of them where it shows a value that none before it did. Each is named after the input and the state that lead to it.
 * Combinations of values are left to the drivers, which walk every screen.
 */
export function distinctScreensOf(model: AnyModel): DistinctScreen[] {
  const graph = graphOf(model);
  const trailTo = trailsIn(graph);
  const namesakes = new Map<string, number>();
  const showsNew = newNames(({ snapshot }: Node) =>
    Object.entries(screenOf(model, snapshot)).map((field) => JSON.stringify([snapshot.value, field])),
  );
  return graph.nodes.filter(showsNew).map((node) => {
    const { snapshot } = node;
    const { start, edges } = trailTo(node);
    const name = `${start.name}: ${stateInWords(snapshot.value)}`;
    const namesake = (namesakes.get(name) ?? 0) + 1;
    namesakes.set(name, namesake);
    return {
      name: namesake === 1 ? name : `${name} ${namesake}`,
      snapshot,
      input: start.name,
      trail: edges.map(({ event }) => event),
    };
  });
}

/**
 * What there is to see in a move: the screen that it leads to, and what the event changes on the page, from what to what. A path in the
 * browser is needed where either is new. What stays as it was is not part of the change: where two regions of a chart move by themselves,
 * each change of one is seen once, and not once for every state of the other.
 */
export const looksOf =
  (model: AnyModel) =>
  ({ from, event, to }: Edge): readonly string[] => {
    const [before, after] = [screenOf(model, from.snapshot), screenOf(model, to.snapshot)];
    return [JSON.stringify(after), JSON.stringify([before.kind, event, changes(before, after)])];
  };

/** The fields that differ, before and after; another kind of screen is another page, whose fields are its own. */
function changes(before: object & { readonly kind: string }, after: object & { readonly kind: string }): unknown {
  if (before.kind !== after.kind) return after.kind;
  const fields = Object.keys({ ...before, ...after }) as 'kind'[];
  return fields.toSorted().flatMap((field) => {
    const both = [before[field] ?? null, after[field] ?? null];
    return JSON.stringify(both[0]) === JSON.stringify(both[1]) ? [] : [[field, ...both]];
  });
}
