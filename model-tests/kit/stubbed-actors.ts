import { fromPromise, type ActorLogic, type AnyEventObject, type AnyStateMachine, type Snapshot } from 'xstate';

interface StubOptions {
  readonly machine: AnyStateMachine;
  /** Children that live as long as the flow and only receive events. */
  readonly longLived?: readonly string[];
  /** What children that are followed by their snapshots may look like. */
  readonly snapshots?: Readonly<Record<string, unknown>>;
}

/** Children that say nothing of their own: those that never end, and those that are followed. */
export const inertIdsOf = ({ longLived = [], snapshots = {} }: Pick<StubOptions, 'longLived' | 'snapshots'>): ReadonlySet<string> =>
  new Set([...longLived, ...Object.keys(snapshots)]);

/** A machine with ports that never answer: its chart is the production's, and nothing is begun. */
export function withStubbedActors(options: StubOptions): AnyStateMachine {
  const known = quiet.get(options);
  if (known !== undefined) return known;
  const { machine } = options;
  const names = Object.keys(machine.implementations.actors);
  const inertIds = inertIdsOf(options);
  const actors = Object.fromEntries(names.map((name) => [name, inertIds.has(name) ? inertLogic : silent]));
  const silentMachine = machine.provide({ actors: actors as never });
  quiet.set(options, silentMachine);
  return silentMachine;
}
/** By model, and not by machine: two models of one machine may mute other children. */
const quiet = new WeakMap<StubOptions, AnyStateMachine>();
const silent = fromPromise(() => new Promise<never>(() => {}));

/** Inert actor logic. Its status, unknown to XState, suppresses the initial snapshot event to the parent. */
export const inertLogic: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: (_, input) => ({ status: 'mute' as never, input }) as never,
  getPersistedSnapshot: (snapshot) => snapshot,
};
