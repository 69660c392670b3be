import { getInitialMicrosteps, getMicrosteps, type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { nameOf } from '#src/inspector/words.ts';
import { eventsIn, graphOf } from './graph.ts';
import { screenOf, type AnyModel } from './model.ts';
import { samplesOf } from './samples.ts';
import { withStubbedActors } from './stubbed-actors.ts';
import { spawnedAmong, typesOf } from './spawned.ts';
import { pairOf, pathsOf } from './tour.ts';
import { alwaysTrueBecause, describeTransition, statesOf, transitionsOf } from './transitions.ts';

/** How much of something the paths of a model come by, and what they miss. */
interface Share {
  readonly covered: number;
  readonly total: number;
  readonly missing: readonly string[];
}
/** How much of a flow its paths walk. */
export interface Coverage {
  readonly states: Share;
  readonly transitions: Share;
  /** Both sides of every guard. */
  readonly guards: Share;
  /** Every kind of answer of every port, and its breaking. */
  readonly outcomes: Share;
  readonly screens: Share;
  /** Of a flow that moves money: every pair of moves that can follow one another. */
  readonly pairs: Share | null;
  /** Guards of which one side cannot be: why. */
  readonly oneSided: readonly { readonly guard: string; readonly reason: string }[];
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
}

/** What the paths of a model come by. */
export function coverageOf(model: AnyModel): Coverage {
  const seen = trialsOf(model);
  const transitions = transitionsOf(model);
  const guarded = transitions.filter(({ guard }) => guard !== undefined);
  const screens = new Set([...seen.snapshots].map((snapshot) => screenOf(model, snapshot).kind));
  const oneSided = guarded.flatMap((transition) => {
    const reason = seen.refused.has(transition) ? null : alwaysTrueBecause(model, transition);
    return reason === null ? [] : [{ guard: describeTransition(transition), reason }];
  });
  const excused = new Set(oneSided.map(({ guard }) => guard));
  return {
    states: shareOf(
      statesOf(model),
      ({ id }) => id,
      (state) => seen.states.has(state.id),
    ),
    transitions: shareOf(transitions, describeTransition, (transition) => seen.taken.has(transition)),
    guards: shareOf(
      guarded.flatMap((guard) => [{ guard, holds: true }, ...(excused.has(describeTransition(guard)) ? [] : [{ guard, holds: false }])]),
      ({ guard, holds }) => `${describeTransition(guard)} ${holds ? 'holds' : 'does not hold'}`,
      ({ guard, holds }) => (holds ? seen.taken : seen.refused).has(guard),
    ),
    outcomes: shareOf(
      answersOf(model),
      (answer) => answer,
      (answer) => seen.answers.has(answer),
    ),
    screens: shareOf(
      Object.keys(model.screens),
      (kind) => kind,
      (kind) => screens.has(kind),
    ),
    pairs: model.coversPairs === true ? pairsOf(model) : null,
    oneSided,
    taken: seen.taken,
  };
}

function shareOf<Thing>(things: readonly Thing[], name: (thing: Thing) => string, isCovered: (thing: Thing) => boolean): Share {
  const missing = things.filter((thing) => !isCovered(thing)).map(name);
  return { covered: things.length - missing.length, total: things.length, missing };
}

/** Every answer that a port can give: `pay: declined`, `pay: broke`. */
function answersOf(model: AnyModel): string[] {
  const invoked = statesOf(model).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const spawned = spawnedAmong(Object.keys(model.outcomes), statesOf(model));
  const isHeard = (port: string, type: string) =>
    spawned.includes(port) || statesOf(model).some(({ transitions }) => transitions.has(type));
  return [...new Set([...invoked, ...spawned])].flatMap((port) => {
    const events = ['done', 'error'].flatMap((kind) => samplesOf(model, `xstate.${kind}.actor.${port}`));
    return [...new Set(events.filter(({ type }) => isHeard(port, type)).map(nameOf))];
  });
}

function pairsOf(model: AnyModel): Share {
  const walked = new Set(pathsOf(model).flatMap(({ edges }) => edges.map((edge, at) => pairOf(edges[at - 1] ?? null, edge))));
  const edges = graphOf(model).nodes.flatMap((node) => node.edges);
  const pairs = new Set(edges.flatMap((first) => first.to.edges.map((second) => pairOf(first, second))));
  return shareOf(
    [...pairs],
    (pair) => pair,
    (pair) => walked.has(pair),
  );
}

/** What every path of a model does on its way, and at which guards it would be turned away. */
function trialsOf(model: AnyModel) {
  const machine = withStubbedActors(model);
  const taken = new Set<AnyTransitionDefinition>();
  const refused = new Set<AnyTransitionDefinition>();
  const states = new Set<string>();
  const answers = new Set<string>();
  const snapshots = new Set<AnyMachineSnapshot>();

  for (const { input, node } of graphOf(model).starts) {
    for (const [snapshot] of getInitialMicrosteps(machine, input as never)) pass(snapshot, { type: 'xstate.init', input });
    arrive(node.snapshot);
  }
  for (const { from, event, to } of new Set(pathsOf(model).flatMap(({ edges }) => edges))) {
    for (const transition of machine.getTransitionData(from.snapshot, event)) taken.add(transition);
    for (const [passed] of getMicrosteps(machine, from.snapshot, event)) pass(passed, event);
    answers.add(nameOf(event));
    arrive(to.snapshot);
  }
  return { taken, refused, states, answers, snapshots };

  function arrive(snapshot: AnyMachineSnapshot) {
    if (snapshots.has(snapshot)) return;
    snapshots.add(snapshot);
    for (const { id } of snapshot._nodes) states.add(id);
    const handled = snapshot._nodes.flatMap(({ transitions }) => [...transitions]);
    for (const event of eventsIn(model, snapshot)) {
      const isOf = ([descriptor]: (typeof handled)[number]) => typesOf(descriptor, Object.keys(snapshot.children)).includes(event.type);
      for (const transition of handled.filter(isOf).flatMap(([, candidates]) => candidates)) {
        if (!isAllowed(transition, snapshot, event)) refused.add(transition);
      }
      // A transition that only keeps an event from the states around it changes nothing: no edge, but taken.
      if (!snapshot.can(event)) for (const transition of machine.getTransitionData(snapshot, event)) taken.add(transition);
    }
  }

  /** A state that only decides where to go next, and what it decided. */
  function pass(snapshot: AnyMachineSnapshot, event: AnyEventObject) {
    for (const state of snapshot._nodes) {
      states.add(state.id);
      for (const transition of state.always ?? []) {
        if (isAllowed(transition, snapshot, event)) {
          taken.add(transition);
          break;
        }
        refused.add(transition);
      }
    }
  }
}

const isAllowed = ({ guard }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  guard === undefined || evaluateGuard(guard, snapshot.context, event, snapshot);
