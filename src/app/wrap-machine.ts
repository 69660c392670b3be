import type { AnyActorLogic, AnyActorScope, AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom, InspectionEvent } from 'xstate';

interface Wrapping<Machine extends AnyStateMachine> {
  readonly getInitialSnapshot: (scope: AnyActorScope, input: InputFrom<Machine>) => AnyMachineSnapshot;
  /** Called at the start of each actor; returns what is called then, and after every transition of its system. */
  readonly onStart: (actor: AnyActorScope['self']) => () => void;
}

/** Returns the machine as plain logic with another first snapshot and a listener, which ends with the actor (decision 018). */
export function wrapMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  { getInitialSnapshot, onStart }: Wrapping<Machine>,
): Machine {
  const { transition, getPersistedSnapshot, restoreSnapshot } = machine;
  const logic: AnyActorLogic = {
    transition,
    getPersistedSnapshot,
    restoreSnapshot,
    getInitialSnapshot,
    start(snapshot: AnyMachineSnapshot, { self, system }: AnyActorScope) {
      machine.start(snapshot);
      const onTransition = onStart(self);
      onTransition();
      // A transition of a child is not one of its parent, so every actor of the system is observed.
      const inspection = system.inspect(({ type }: InspectionEvent) => {
        if (type !== '@xstate.snapshot') return;
        onTransition();
        if ((self.getSnapshot() as AnyMachineSnapshot).status !== 'active') inspection.unsubscribe();
      });
    },
  };
  return logic as Machine;
}

/** Returns the machine as plain logic that starts with what its record has, and saves every change of its context, the first one too. */
export const recordContext = <Machine extends AnyStateMachine>(
  machine: Machine,
  inputOf: (input: InputFrom<Machine>) => InputFrom<Machine>,
  save: (before: ContextFrom<Machine> | null, context: ContextFrom<Machine>) => void,
): Machine =>
  wrapMachine(machine, {
    getInitialSnapshot: (scope, input) => machine.getInitialSnapshot(scope, inputOf(input)) as AnyMachineSnapshot,
    onStart(actor) {
      let written: ContextFrom<Machine> | null = null;
      return () => {
        const { context } = actor.getSnapshot() as { context: ContextFrom<Machine> };
        if (context === written) return;
        save(written, context);
        written = context;
      };
    },
  });
