import {
  createActor,
  fromTransition,
  initialTransition,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import type { AnyModel } from './model.ts';
import { withStubbedActors } from './stubbed-actors.ts';

/** Effects of a transition that are seen outside: emitted events and events for other actors. */
export interface Effects {
  /** What it emits. */
  readonly emitted?: readonly AnyEventObject[];
  /** What it says to its children, each with the child's id. */
  readonly told?: readonly { readonly to: string; readonly event: AnyEventObject }[];
}

/** What the chart says will be. */
export interface Prediction extends Effects {
  readonly snapshot: AnyMachineSnapshot;
}

/** The beginning of a flow, before any move. */
export const predictStart = (model: AnyModel, input: unknown): Prediction =>
  heard(initialTransition(withStubbedActors(model), input as never));

/**
 * What a move will do, worked out without doing it. XState's own `transition` does the same, but starts the whole machine for each move to
 * have an actor to work in, which is most of the work; here that actor has no more than a system of its own.
 */
export function predictTransition(model: AnyModel, snapshot: AnyMachineSnapshot, event: AnyEventObject): Prediction {
  const actions: Action[] = [];
  const scope = scopeFor(snapshot, (action) => void actions.push(action as Action));
  return heard([withStubbedActors(model).transition(snapshot, event, scope), actions]);
}

function scopeFor(snapshot: AnyMachineSnapshot, actionExecutor: AnyActorScope['actionExecutor']): AnyActorScope {
  const self = createActor(fromTransition(() => snapshot, snapshot));
  const none = () => {};
  return { self, system: self.system, id: '', sessionId: '', logger: none, defer: none, stopChild: none, emit: none, actionExecutor };
}

interface Action {
  readonly type: string;
  readonly params: unknown;
}

function heard([snapshot, actions]: readonly [AnyMachineSnapshot, readonly Action[]]): Prediction {
  const emitted = actions.filter(({ type }) => type === 'xstate.emit').map(({ params }) => (params as { event: AnyEventObject }).event);
  const told = actions
    .filter(({ type }) => type === 'xstate.sendTo')
    .map(({ params }) => params as { to: { id: string }; event: AnyEventObject })
    .map(({ to, event }) => ({ to: to.id, event }));
  return { snapshot, ...(emitted.length > 0 && { emitted }), ...(told.length > 0 && { told }) };
}

/** What the children of a snapshot were asked, by their ids. */
export function askedIn({ children }: AnyMachineSnapshot): Readonly<Record<string, unknown>> {
  const asked = Object.entries(children as Record<string, AnyActorRef>).map(([id, child]): [string, unknown] => {
    const { input } = child.getSnapshot() as { input?: unknown };
    return [id, input ?? null];
  });
  return Object.fromEntries(asked.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
