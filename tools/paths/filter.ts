import { flowRequirements, type DescribedPath } from './describe.ts';
import { suggestion } from './suggestion.ts';
import type { Flow } from './models.ts';

/** Which paths are asked for; an absent filter lets all through. */
export interface PathFilter {
  /** A path passes when one of its steps is in this state, by its full words or by one state's name. */
  readonly state?: string | undefined;
  /** A path passes when a state on it, or an invariant of its flow, cites this requirement. */
  readonly requirement?: string | undefined;
  /** Most steps of a path. */
  readonly maxSteps?: number | undefined;
}

/** A flow with its described paths. */
export interface FlowPaths {
  readonly flow: Flow;
  readonly paths: readonly DescribedPath[];
}

/**
 * Returns the paths that pass a filter, without the flows that have none left.
 * @throws Error in one sentence, with the nearest name, when a state or requirement is on no path at all, or when nothing is left.
 */
export function filterPaths(flows: readonly FlowPaths[], { state, requirement, maxSteps }: PathFilter): readonly FlowPaths[] {
  if (state !== undefined) assertKnown('state', state, flows.flatMap(statesIn));
  if (requirement !== undefined) assertKnown('requirement', requirement, flows.flatMap(requirementsIn));
  const left = flows
    .map(({ flow, paths }) => {
      const ofFlow = new Set(flowRequirements(flow));
      const passes = (path: DescribedPath) =>
        (state === undefined || placesOf(path).some((place) => isIn(place.state, state))) &&
        (requirement === undefined ||
          ofFlow.has(requirement) ||
          placesOf(path).some(({ requirements }) => requirements.includes(requirement))) &&
        (maxSteps === undefined || path.steps.length <= maxSteps);
      return { flow, paths: paths.filter(passes) };
    })
    .filter(({ paths }) => paths.length > 0);
  if (left.length === 0) throw new Error('No path passes these filters.');
  return left;
}

const placesOf = ({ start, steps }: DescribedPath) => [start, ...steps];
const isIn = (words: string, state: string): boolean => words === state || namesIn(words).includes(state);
const namesIn = (words: string): readonly string[] => words.split(/[ ,]+/);

const statesIn = ({ paths }: FlowPaths): readonly string[] => paths.flatMap(placesOf).flatMap(({ state }) => [state, ...namesIn(state)]);
const requirementsIn = ({ flow, paths }: FlowPaths): readonly string[] => [
  ...flowRequirements(flow),
  ...paths.flatMap(placesOf).flatMap(({ requirements }) => requirements),
];

function assertKnown(what: string, name: string, known: readonly string[]): void {
  if (!known.includes(name)) throw new Error(`No path has the ${what} "${name}".${suggestion(name, known)}`);
}
