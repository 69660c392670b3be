import type { ActorRefFrom, AnyActorLogic, AnyActorScope, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** The machine, with a listener to each of its actors from the start: emitted events do not reach the parent. */
export const whenStarted = <Machine extends AnyStateMachine>(
  machine: Machine,
  listen: (actor: ActorRefFrom<Machine>) => unknown,
): Machine =>
  Object.assign(Object.create(machine) as Machine, {
    start(snapshot: AnyMachineSnapshot, scope: AnyActorScope) {
      listen(scope.self as ActorRefFrom<Machine>);
      (machine as AnyActorLogic).start?.(snapshot, scope);
    },
  });
