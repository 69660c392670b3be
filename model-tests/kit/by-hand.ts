import type { Edge } from './graph.ts';
import { newNames } from './new-names.ts';
import type { Path } from './tour.ts';

/** One flag for each move of a path. */
export type Flags = readonly boolean[];

/** For each path, which of its moves have a name that none before them has, in the order of the paths. */
export function firstTimes(paths: readonly Path[], namesOf: (edge: Edge) => readonly unknown[]): ReadonlyMap<Path, Flags> {
  const hasNew = newNames(namesOf);
  return new Map(paths.map((path): [Path, Flags] => [path, path.edges.map(hasNew)]));
}

/** Whether a move is made by a person, and not by a port or a child. */
export const isGesture = ({ type }: Edge['event']): boolean => !type.startsWith('xstate.');

/**
 * Which moves of a path are made by hand, when those that are new have to be: these, and before a port's new answer the gesture that
 * asked for it, because what a page shows then, and where its focus is, may depend on the gesture. The others need only be sent.
 */
export function movesByHand({ edges }: { readonly edges: readonly Pick<Edge, 'event'>[] }, isNew: Flags): Flags {
  const isByHand = [...isNew];
  let isGestureWanted = false;
  for (const [at, { event }] of [...edges.entries()].toReversed()) {
    if (isGesture(event) && isGestureWanted) isByHand[at] = true;
    if (isGesture(event)) isGestureWanted = false;
    else if (isNew[at] === true) isGestureWanted = true;
  }
  return isByHand;
}
