import type { AnyStateNode } from 'xstate';
import { isPersistable } from '#machines/kit/persistable.ts';
import { nameOf, outcomeOf } from '#src/inspector/words.ts';
import { eventsIn, graphOf, type Node } from './graph.ts';
import { brokenAt } from './invariants.ts';
import { screenOf, type AnyModel } from './model.ts';
import { describeTransition, statesOf, transitionsOf } from './transitions.ts';

/** What every chart keeps to. `broken` names, in words, where one does not; empty where it does. */
export interface Law {
  readonly name: string;
  readonly broken: (model: AnyModel) => string[];
}

/** In the order in which a reader would ask. */
export const laws: readonly Law[] = [
  {
    name: 'names every invoke after its source',
    broken: (model) =>
      invokesOf(model)
        .filter(({ invoke }) => invoke.id !== invoke.src)
        .map(({ invoke }) => `${invoke.id} is not its source`),
  },
  {
    name: 'answers both done and error of every invoke',
    broken: (model) =>
      invokesOf(model).flatMap(({ state, invoke: { id } }) =>
        [...(isEndlessChild(model, id) ? [] : [`xstate.done.actor.${id}`]), `xstate.error.actor.${id}`]
          .filter((type) => !answersIn(state).has(type))
          .map((type) => `${state.id}: ${nameOf({ type })}`),
      ),
  },
  {
    name: 'answers every kind of outcome wherever its port is at work',
    broken: (model) => [
      ...new Set(
        activeNodes(model).flatMap(({ snapshot }) =>
          eventsIn(model, snapshot)
            .filter((event) => Object.hasOwn(snapshot.children, outcomeOf(event.type)?.port ?? '') && !snapshot.can(event))
            .map((event) => `${JSON.stringify(snapshot.value)}: ${nameOf(event)}`),
        ),
      ),
    ],
  },
  {
    name: 'asks for every kind of outcome by its name',
    broken: (model) =>
      transitionsOf(model)
        .filter(({ eventType, guard }) => {
          const outcome = outcomeOf(String(eventType));
          return outcome?.kind === 'done' && model.outcomes[outcome.port] !== undefined && guard === undefined;
        })
        .map(describeTransition),
  },
  {
    // XState leaves the whole parallel state where one of its regions enters itself again.
    name: 'never begins anew the regions beside its own',
    broken: (model) =>
      transitionsOf(model)
        .filter(({ source, reenter }) => reenter && source.parent?.type === 'parallel')
        .map(describeTransition),
  },
  {
    name: 'keeps no time of its own',
    broken: (model) =>
      statesOf(model)
        .filter(({ after }) => after.length > 0)
        .map(({ id }) => id),
  },
  {
    name: 'describes every state in which the guest may find themselves',
    broken: (model) => {
      const found = new Set(activeNodes(model).flatMap(({ snapshot }) => snapshot._nodes));
      return [...found]
        .filter((state) => state.parent?.parent === undefined && state.parent !== undefined && !state.description)
        .map(({ id }) => id);
    },
  },
  {
    name: 'never looks the same in two different states',
    broken: (model) => {
      const statesByLook = Map.groupBy(activeNodes(model), ({ snapshot }) => JSON.stringify(screenOf(model, snapshot)));
      return [...statesByLook]
        .map(([look, alike]) => ({ look, values: new Set(alike.map(({ snapshot }) => JSON.stringify(snapshot.value))) }))
        .filter(({ values }) => values.size > 1)
        .map(({ look, values }) => `${[...values].join(' and ')} look like ${look}`);
    },
  },
  {
    name: 'always has a way on, and to an end where it has one',
    broken: (model) => {
      const isEndless = !Object.values(model.machine.root.states).some(({ type }) => type === 'final');
      const isGoal = isEndless ? hasWayOn : ({ snapshot }: Node) => snapshot.status === 'done';
      const { nodes } = graphOf(model);
      // An actor that only owns others has one situation.
      const stuck = isEndless && nodes.length === 1 ? [] : nodes.filter((node) => !reaches(node, isGoal));
      return [...new Set(stuck.map(({ snapshot }) => JSON.stringify(snapshot.value)))];
    },
  },
  {
    name: 'keeps no secret where it rests',
    broken: (model) => {
      const kept = activeNodes(model)
        .filter(({ snapshot }) => isPersistable(snapshot))
        .map(({ snapshot }) => JSON.stringify(model.machine.getPersistedSnapshot(snapshot)));
      return (model.secrets ?? []).filter((secret) => kept.some((text) => text.includes(secret)));
    },
  },
  {
    name: 'holds at its beginning what has to hold at every moment',
    broken: (model) => graphOf(model).starts.flatMap(({ node }) => brokenAt(model, node.snapshot, [])),
  },
];

const activeNodes = (model: AnyModel): Node[] => graphOf(model).nodes.filter(({ snapshot }) => snapshot.status === 'active');

const invokesOf = (model: AnyModel) => statesOf(model).flatMap((state) => state.invoke.map((invoke) => ({ state, invoke })));

/** A child that lives as long as its parent is followed by its snapshots and never ends. */
const isEndlessChild = (model: AnyModel, id: string) => model.longLived?.includes(id) === true;

/** The events that a state or one around it answers. */
const answersIn = (state: AnyStateNode): Set<string> =>
  new Set([...state.transitions.keys(), ...(state.parent ? answersIn(state.parent) : [])]);

const hasWayOn = (node: Node) => node.edges.some(({ to }) => to !== node);

/** Breadth first, from a node to any that will do. */
function reaches(from: Node, isGoal: (node: Node) => boolean): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (isGoal(node)) return true;
    for (const { to } of node.edges) seen.add(to);
  }
  return false;
}
