import type {
  ActorLogic,
  ActorRefFromLogic,
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyEventObject,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  Snapshot,
  SnapshotFrom,
} from 'xstate';

/** Snapshot of a lazy actor until its code runs; from then on its snapshot is that of its logic. */
export interface PendingSnapshot {
  readonly status: 'active' | 'stopped';
  readonly output: undefined;
  readonly error: undefined;
  readonly code: 'waiting' | 'loading' | 'failed';
  readonly input: unknown;
  /** Events sent before the code arrived, oldest first. Never persisted: they may carry a secret. */
  readonly queue: readonly AnyEventObject[];
}

/** Loads the code of an actor that waits for its first event, or once more after a failure. */
type LoadRequested = { type: 'load.requested' };
/** The code could not be loaded. */
export type LoadFailed = { type: 'load.failed'; source: string; message: string };

/** Logic that loads its code when it starts and then becomes it. */
export type LazyLogic<Logic extends AnyActorLogic> = ActorLogic<
  PendingSnapshot | SnapshotFrom<Logic>,
  EventFromLogic<Logic> | LoadRequested,
  InputFrom<Logic>,
  AnyActorRef['system'],
  EmittedFrom<Logic> | LoadFailed
>;

/** Lazy logic whose code can be loaded before an actor needs it. */
export type PreloadableLogic<Logic extends AnyActorLogic> = LazyLogic<Logic> & {
  /** Loads the code. A failure is not reported: an actor that starts loads it again. */
  readonly preload: () => void;
};

/** Whether the code of a lazy actor does not run yet. */
export const isPending = (snapshot: unknown): snapshot is PendingSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'code' in snapshot && 'queue' in snapshot;

/** Returns the actor with the type of its logic once its code runs; null until then, and without an actor. */
export function runningActor<Logic extends AnyActorLogic>(
  actor: ActorRefFromLogic<LazyLogic<Logic>> | undefined,
): ActorRefFromLogic<Logic> | null {
  return actor === undefined || isPending(actor.getSnapshot()) ? null : (actor as ActorRefFromLogic<Logic>);
}

interface LazyOptions {
  /** Loads the code with the first event, or when it is requested, instead of when the actor starts. */
  readonly isLoadedWithFirstEvent?: boolean;
}

const LOADED = 'xstate.lazy.loaded';
const FAILED = 'xstate.lazy.failed';

/**
 * Creates logic that loads its code first and then becomes it: same actor, same id, same snapshot, output and emitted events. Events that
 * come before the code wait in a queue. After a failure `load.requested`, or any event, loads again. Code that was loaded before runs at once.
 */
export function lazyActor<Logic extends AnyActorLogic>(
  name: string,
  load: () => Promise<Logic>,
  { isLoadedWithFirstEvent = false }: LazyOptions = {},
): PreloadableLogic<Logic> {
  let logic: AnyActorLogic | null = null;
  let loading: Promise<void> | null = null;

  const pending = (input: unknown): PendingSnapshot => ({
    status: 'active',
    output: undefined,
    error: undefined,
    code: isLoadedWithFirstEvent ? 'waiting' : 'loading',
    input,
    queue: [],
  });
  function run(loaded: AnyActorLogic, { input, queue }: PendingSnapshot, scope: AnyActorScope) {
    const next = loaded.getInitialSnapshot(scope, input) as Snapshot<unknown>;
    if (next.status === 'active') {
      scope.defer(() => loaded.start?.(next, scope));
      for (const event of queue) scope.defer(() => scope.self.send(event));
    }
    return next;
  }
  const loadCode = () =>
    (loading ??= load()
      .then((loaded) => {
        logic = loaded;
      })
      .finally(() => {
        loading = null;
      }));
  function fetchCode({ self }: AnyActorScope) {
    const sendWhileActive = (event: AnyEventObject) => {
      if ((self.getSnapshot() as Snapshot<unknown>).status === 'active') self.send(event);
    };
    loadCode().then(
      () => sendWhileActive({ type: LOADED }),
      (error: unknown) => sendWhileActive({ type: FAILED, error }),
    );
  }
  function whilePending(snapshot: PendingSnapshot, event: AnyEventObject, scope: AnyActorScope) {
    if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' as const };
    if (event.type === LOADED && logic !== null) return run(logic, snapshot, scope);
    if (event.type === FAILED) {
      scope.defer(() => scope.emit({ type: 'load.failed', source: name, message: String(event['error']) }));
      return { ...snapshot, code: 'failed' as const };
    }
    const isRequest = event.type === 'load.requested';
    if (isRequest && snapshot.code === 'loading') return snapshot;
    const next: PendingSnapshot = { ...snapshot, code: 'loading', queue: isRequest ? snapshot.queue : [...snapshot.queue, event] };
    if (snapshot.code !== 'loading') scope.defer(() => fetchCode(scope));
    return next;
  }

  const lazy: AnyActorLogic & { readonly preload: () => void } = {
    preload() {
      if (logic === null) void loadCode().catch(() => {});
    },
    getInitialSnapshot: (scope: AnyActorScope, input: unknown): Snapshot<unknown> =>
      logic ? (logic.getInitialSnapshot(scope, input) as Snapshot<unknown>) : pending(input),
    start(snapshot: unknown, scope: AnyActorScope) {
      if (!isPending(snapshot)) logic?.start?.(snapshot, scope);
      else if (snapshot.code !== 'waiting') fetchCode(scope);
    },
    transition(snapshot: Snapshot<unknown>, event: AnyEventObject, scope: AnyActorScope): Snapshot<unknown> {
      if (isPending(snapshot)) return whilePending(snapshot, event, scope);
      return logic ? (logic.transition(snapshot, event, scope) as Snapshot<unknown>) : snapshot;
    },
    getPersistedSnapshot(snapshot: Snapshot<unknown>, options?: unknown): Snapshot<unknown> {
      if (isPending(snapshot)) return { ...snapshot, queue: [] } as PendingSnapshot;
      return logic ? logic.getPersistedSnapshot(snapshot, options) : snapshot;
    },
  };
  return lazy as PreloadableLogic<Logic>;
}

/** Declares a lazy flow by its type alone; `provide` replaces it. Not replaced, it fails by its name. */
export const lazyFlow = <Logic extends AnyActorLogic>(name: string): LazyLogic<Logic> =>
  lazyActor<Logic>(name, () => Promise.reject(new Error(`The flow "${name}" was not provided.`)));
