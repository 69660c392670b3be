import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { guardNameOf, nameOf, outcomeOf } from '#src/inspector/words.ts';

import type { AnyModel } from './model.ts';
import { withStubbedActors } from './stubbed-actors.ts';

/** Every state of a chart, the root too. */
export function statesOf(model: Pick<AnyModel, 'machine'>): AnyStateNode[] {
  const machine = withStubbedActors(model);
  return [machine.root, ...getStateNodes(machine)];
}

/** Every arrow of a chart, those without an event too. */
export const transitionsOf = (model: Pick<AnyModel, 'machine'>): AnyTransitionDefinition[] => statesOf(model).flatMap(arrowsFrom);

const arrowsFrom = (state: AnyStateNode): AnyTransitionDefinition[] => [...[...state.transitions.values()].flat(), ...(state.always ?? [])];

/** The name by which pictures and reports know a transition: its state, its event, and its place among the candidates. */
export function transitionIdOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const candidates = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id} ${eventType} ${candidates.indexOf(transition)}`;
}

/** `checkout.paying --pay: done [declined]--> checkout.declined` */
export function describeTransition({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const name = guardNameOf(guard);
  const label = [nameOf({ type: String(eventType) || 'always' }), name && `[${name}]`].filter(Boolean).join(' ');
  return `${source.id} --${label}--> ${target?.map(({ id }) => id).join(', ') ?? 'itself'}`;
}

/** Why a guard can never be false: its port has one kind of answer, or the model says. Null where it can be. */
export function alwaysTrueBecause(model: AnyModel, transition: AnyTransitionDefinition): string | null {
  const outcome = outcomeOf(String(transition.eventType));
  const kinds = Object.keys(model.outcomes[outcome?.port ?? ''] ?? {});
  if (kinds.length === 1 && guardNameOf(transition.guard) === kinds[0]) return 'Its port answers in no other way.';
  return model.neverFalse?.[describeTransition(transition)] ?? null;
}
