import { fromPromise, type AnyStateMachine } from 'xstate';

/** A machine with ports that never answer: its chart is the production's, and nothing is begun. */
export function silenced({ machine }: { readonly machine: AnyStateMachine }): AnyStateMachine {
  const known = quiet.get(machine);
  if (known !== undefined) return known;
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((port) => [port, silent]));
  const mute = machine.provide({ actors: actors as never });
  quiet.set(machine, mute);
  return mute;
}
const quiet = new WeakMap<AnyStateMachine, AnyStateMachine>();
const silent = fromPromise(() => new Promise<never>(() => {}));
