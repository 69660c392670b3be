import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { isAtRest } from '#machines/kit/rest.ts';
import { nameOf, outcomeOf } from './kit/event.ts';
import { eventsIn, graphsOf, type Node } from './kit/graph.ts';
import { lookAt } from './kit/model.ts';
import { models } from './kit/models.ts';
import { asksForKind, describeTransition, statesOf, transitionsOf, trialsOf } from './kit/transitions.ts';

const machineFiles = Object.keys(import.meta.glob('../machines/*/*.machine.ts'));
const flowsWith = (files: Record<string, unknown>) => Object.keys(files).map((file) => file.replace(/^\.\/|\.(view\.tsx|hands\.ts)$/g, ''));
const views = flowsWith(import.meta.glob('./*.view.tsx'));
const hands = flowsWith(import.meta.glob('./*.hands.ts'));

it('has a model for every machine but the root, and a view and hands for every model', () => {
  const machines = machineFiles.map((file) => file.replace(/^.*\/|\.machine\.ts$/g, '')).filter((flow) => flow !== 'app');
  const flows = models.map(({ flow }) => flow);
  expect(
    machines.filter((flow) => !flows.includes(flow)),
    'machines without a model',
  ).toEqual([]);
  const seen = models.filter(({ model }) => model.isUnseen !== true).map(({ flow }) => flow);
  expect(
    seen.filter((flow) => !views.includes(flow)),
    'models without a view',
  ).toEqual([]);
  expect(
    seen.filter((flow) => !hands.includes(flow)),
    'models without hands',
  ).toEqual([]);
});

describe.for(models)('$flow', ({ model }) => {
  const states = statesOf(model);
  const invokes = states.flatMap((state) => state.invoke.map((invoke) => ({ state, invoke })));
  const nodes = graphsOf(model).flatMap((graph) => graph.nodes);
  const active = nodes.filter(({ snapshot }) => snapshot.status === 'active');
  const isEndless = !Object.values(model.machine.root.states).some(({ type }) => type === 'final');

  it('names every invoke after its source', () => {
    for (const { invoke } of invokes) expect(invoke.id).toBe(invoke.src);
  });

  it('answers both done and error of every invoke', () => {
    const unanswered = invokes.flatMap(({ state, invoke: { id } }) =>
      [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]
        .filter((type) => !answersIn(state).has(type))
        .map((type) => `${state.id}: ${nameOf({ type })}`),
    );
    expect(unanswered).toEqual([]);
  });

  it('answers every kind of outcome wherever its port is at work', () => {
    const unheard = active.flatMap(({ snapshot }) =>
      eventsIn(model, snapshot)
        .filter((event) => Object.hasOwn(snapshot.children, outcomeOf(event.type)?.port ?? '') && !snapshot.can(event))
        .map((event) => `${JSON.stringify(snapshot.value)}: ${nameOf(event)}`),
    );
    expect([...new Set(unheard)]).toEqual([]);
  });

  it('keeps no time of its own', () => {
    expect(states.filter(({ after }) => after.length > 0).map(({ id }) => id)).toEqual([]);
  });

  it('describes every state in which the guest may find themselves', () => {
    const found = new Set(active.flatMap(({ snapshot }) => snapshot._nodes));
    const bare = [...found].filter((state) => state.parent === model.machine.root && !state.description);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('reaches every state', () => {
    const reached = new Set(nodes.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)));
    expect(states.filter((state) => !isPassing(state) && !reached.has(state.id)).map(({ id }) => id)).toEqual([]);
  });

  it('takes every transition, and both sides of every guard', () => {
    const { taken, refused } = trialsOf(model);
    const all = transitionsOf(model);
    expect(all.filter((transition) => !taken.has(transition)).map(describeTransition), 'never taken').toEqual([]);
    const guarded = all.filter((transition) => transition.guard !== undefined && !asksForKind(transition));
    expect(guarded.filter((transition) => !refused.has(transition)).map(describeTransition), 'never refused').toEqual([]);
  });

  it('never looks the same in two different states', () => {
    for (const graph of graphsOf(model)) {
      const statesByLook = Map.groupBy(
        graph.nodes.filter(({ snapshot }) => snapshot.status === 'active'),
        ({ snapshot }) => JSON.stringify(lookAt(model, snapshot)),
      );
      for (const [look, alike] of statesByLook) {
        const values = new Set(alike.map(({ snapshot }) => JSON.stringify(snapshot.value)));
        expect([...values], look).toHaveLength(1);
      }
    }
  });

  it('has a screen that is plain JSON', () => {
    for (const { snapshot } of nodes) {
      const screen = lookAt(model, snapshot);
      expect(JSON.parse(JSON.stringify(screen))).toEqual(screen);
    }
  });

  it('always has a way on, and to an end where it has one', () => {
    const isGoal = isEndless ? hasWayOn : ({ snapshot }: Node) => snapshot.status === 'done';
    const stuck = nodes.filter((node) => !reaches(node, isGoal));
    expect([...new Set(stuck.map(({ snapshot }) => JSON.stringify(snapshot.value)))]).toEqual([]);
  });

  it('never breaks', () => {
    for (const { snapshot } of nodes) expect(snapshot.status, JSON.stringify(snapshot.value)).not.toBe('error');
  });

  it('has a context that survives JSON', () => {
    for (const { snapshot } of nodes) expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
  });

  it('keeps no secret where it rests', () => {
    const kept = nodes
      .filter(({ snapshot }) => isAtRest(snapshot))
      .map(({ snapshot }) => JSON.stringify(model.machine.getPersistedSnapshot(snapshot)));
    for (const secret of model.secrets ?? []) expect(kept.filter((text) => text.includes(secret))).toEqual([]);
  });
});

/** A state that only decides where to go next is never seen. */
const isPassing = (state: AnyStateNode) => (state.always ?? []).some(({ guard }) => guard === undefined);

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
