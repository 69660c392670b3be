import { fromPromise, type ActorLogic, type AnyEventObject, type AnyStateMachine, type Snapshot } from 'xstate';

interface Cast {
  readonly machine: AnyStateMachine;
  /** Children that live as long as the flow does: they are never done, and are told things. */
  readonly endless?: readonly string[];
  /** What children that are followed by their snapshots may look like. */
  readonly snapshots?: Readonly<Record<string, unknown>>;
}

/** Children that say nothing of their own: those that never end, and those that are followed. */
export const mutesOf = ({ endless = [], snapshots = {} }: Pick<Cast, 'endless' | 'snapshots'>): ReadonlySet<string> =>
  new Set([...endless, ...Object.keys(snapshots)]);

/** A machine with ports that never answer: its chart is the production's, and nothing is begun. */
export function silenced(cast: Cast): AnyStateMachine {
  const known = quiet.get(cast);
  if (known !== undefined) return known;
  const { machine } = cast;
  const names = Object.keys(machine.implementations.actors);
  const mutes = mutesOf(cast);
  const actors = Object.fromEntries(names.map((name) => [name, mutes.has(name) ? mute : silent]));
  const silentMachine = machine.provide({ actors: actors as never });
  quiet.set(cast, silentMachine);
  return silentMachine;
}
/** By model, and not by machine: two models of one machine may mute other children. */
const quiet = new WeakMap<Cast, AnyStateMachine>();
const silent = fromPromise(() => new Promise<never>(() => {}));

/** A child that hears and says nothing. A status that XState does not know keeps it from telling its parent of its beginning. */
export const mute: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: (_, input) => ({ status: 'mute' as never, input }) as never,
  getPersistedSnapshot: (snapshot) => snapshot,
};
