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

/** What a move looks like: edges of one name are the same to the guest. */
export const lookOf =
  (model: AnyModel) =>
  ({ from, event, to }: Edge): string =>
    JSON.stringify([screenOf(model, from.snapshot), event, screenOf(model, to.snapshot)]);
