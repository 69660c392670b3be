import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { stateInWords } from '#src/inspector/words.ts';
import { graphOf, type Edge } from './graph.ts';
import { screenOf, type AnyModel } from './model.ts';
import { trailsIn } from './trail.ts';

/** One thing that a flow can look like, a snapshot in which it does, and the shortest way there. */
export interface DistinctScreen {
  readonly name: string;
  readonly snapshot: AnyMachineSnapshot;
  /** The name of the input that the flow begins with. */
  readonly input: string;
  readonly trail: readonly AnyEventObject[];
}

/** Every different screen of a flow in each of its states, once, named after the first input and state that shows it. */
export function distinctScreensOf(model: AnyModel): DistinctScreen[] {
  const graph = graphOf(model);
  const trailTo = trailsIn(graph);
  const looks = new Map<string, DistinctScreen>();
  const namesakes = new Map<string, number>();
  for (const node of graph.nodes) {
    const { snapshot } = node;
    const look = JSON.stringify([snapshot.value, screenOf(model, snapshot)]);
    if (looks.has(look)) continue;
    const { start, edges } = trailTo(node);
    const name = `${start.name}: ${stateInWords(snapshot.value)}`;
    const namesake = (namesakes.get(name) ?? 0) + 1;
    namesakes.set(name, namesake);
    looks.set(look, {
      name: namesake === 1 ? name : `${name} ${namesake}`,
      snapshot,
      input: start.name,
      trail: edges.map(({ event }) => event),
    });
  }
  return [...looks.values()];
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
