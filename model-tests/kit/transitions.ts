import { getInitialMicrosteps, getMicrosteps, type AnyEventObject, type AnyMachineSnapshot, type AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { evaluateGuard } from 'xstate/guards';
import { nameOf, outcomeOf } from './event.ts';
import { eventsIn, graphsOf } from './graph.ts';
import type { AnyModel } from './model.ts';

/** Every state of a chart, the root too. */
export const statesOf = ({ machine }: AnyModel) => [machine.root, ...getStateNodes(machine)];

/** Every arrow of a chart, those without an event too. */
export const transitionsOf = (model: AnyModel): AnyTransitionDefinition[] =>
  statesOf(model).flatMap((state) => [...[...state.transitions.values()].flat(), ...(state.always ?? [])]);

/** Which arrows the model's samples walk along, and at which guards they are turned away. */
export function trialsOf(model: AnyModel) {
  const taken = new Set<AnyTransitionDefinition>();
  const refused = new Set<AnyTransitionDefinition>();

  for (const { input, nodes } of graphsOf(model)) {
    const begin = getInitialMicrosteps(model.machine, input as never);
    for (const [snapshot] of begin) tryWithoutEvent(snapshot, { type: 'xstate.init', input });
    for (const { snapshot } of nodes) for (const event of eventsIn(model, snapshot)) tryEvent(snapshot, event);
  }
  return { taken, refused };

  function tryEvent(snapshot: AnyMachineSnapshot, event: AnyEventObject) {
    for (const transition of transitionsOn(snapshot, event.type)) if (!isAllowed(transition, snapshot, event)) refused.add(transition);
    if (!snapshot.can(event)) return;
    for (const transition of model.machine.getTransitionData(snapshot, event)) taken.add(transition);
    for (const [passed] of getMicrosteps(model.machine, snapshot, event)) tryWithoutEvent(passed, event);
  }

  function tryWithoutEvent(snapshot: AnyMachineSnapshot, event: AnyEventObject) {
    for (const state of snapshot._nodes) {
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

const transitionsOn = ({ _nodes }: AnyMachineSnapshot, type: string) => _nodes.flatMap((state) => state.transitions.get(type) ?? []);

const isAllowed = ({ guard }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  guard === undefined || evaluateGuard(guard, snapshot.context, event, snapshot);

/** True for a guard that reads a port's answer: its other side is another kind of answer. */
export const asksForKind = ({ eventType }: AnyTransitionDefinition) => outcomeOf(String(eventType)) !== null;

/** `checkout.paying --pay: declined [isFinal]--> checkout.declined` */
export function describeTransition({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const label = [nameOf({ type: String(eventType) || 'always' }), guardNameOf(guard)].filter(Boolean).join(' ');
  return `${source.id} --${label}--> ${target?.map(({ id }) => id).join(', ') ?? 'itself'}`;
}

/** A guard in brackets; empty where there is none. */
export function guardNameOf(guard: unknown): string {
  if (typeof guard === 'string') return `[${guard}]`;
  if (typeof guard === 'function') return `[${guard.name}]`;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return `[${String(guard.type)}]`;
  return '';
}
