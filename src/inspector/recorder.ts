import { isMachineSnapshot, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, type InspectionEvent } from 'xstate';
import type { ActorLog, Log, StepLog } from './log.ts';
import { plain } from './plain.ts';

/** A flow that the recorder watches; its log grows in place. */
export interface Watched {
  readonly id: string;
  readonly parent: string | null;
  readonly flow: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly log: ActorLog;
}
export interface Happening {
  readonly number: number;
  readonly actor: string;
  readonly flow: string;
  readonly at: number;
  readonly event: AnyEventObject;
}
/** What can be seen now; a new object whenever something happened. */
export interface Recording {
  readonly actors: readonly Watched[];
  readonly happenings: readonly Happening[];
}
interface Dependencies {
  /** What the guest sees of a flow, by its machine's id; null for an unknown machine. */
  readonly screenOf: (flow: string, snapshot: AnyMachineSnapshot) => unknown;
  /** Milliseconds, rising. */
  readonly now: () => number;
  /** ISO, with zone. */
  readonly date: () => string;
  /** What was recorded before the page was loaded. */
  readonly earlier?: Log | null;
}

/** A log keeps so many of a flow's newest steps: older ones leave by the chunk, and the log begins where they ended. */
const CHUNK = 500;
const CHUNKS = 4;
const HAPPENINGS = 400;

/** Records every flow of a system from now on, without anything that holds a secret. */
export function createRecorder(root: AnyActorRef, { screenOf, now, date, earlier = null }: Dependencies) {
  let before = earlier?.actors ?? [];
  const began = now() - Math.max(0, ...before.flatMap(({ steps }) => steps.at(-1)?.at ?? 0));
  const load = 1 + Math.max(0, ...before.map(({ id }) => loadOf(id)));
  const watched = new Map<string, Watched & { checkpoints: ActorLog['begin'][] }>();
  const listeners = new Set<() => void>();
  let recording: Recording = { actors: [], happenings: happeningsIn(before) };
  let happened = recording.happenings.length;

  const { unsubscribe } = root.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
    take(inspected.actorRef as AnyActorRef, inspected.snapshot, inspected.event);
  });

  return {
    read: (): Recording => recording,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    log: (): Log => ({
      format: 'hearthside.log',
      version: 1,
      recordedAt: date(),
      actors: [...before, ...recording.actors.map((actor) => actor.log)],
    }),
    /** Forgets what was recorded; every flow begins where it is now. */
    beginAnew() {
      before = [];
      for (const actor of watched.values()) {
        actor.checkpoints.length = 0;
        actor.log.steps.length = 0;
        actor.log.begin = plain(actor.snapshot.machine.getPersistedSnapshot(actor.snapshot)) as ActorLog['begin'];
      }
      recording = { actors: [...watched.values()], happenings: [] };
      listeners.forEach((listener) => listener());
    },
    stop: unsubscribe,
  };

  function take(ref: AnyActorRef, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
    const known = watched.get(ref.sessionId);
    const at = Math.round(now() - began);
    if (known === undefined || event.type === 'xstate.init') watched.set(ref.sessionId, begin(ref, snapshot));
    else {
      known.log.steps.push(stepOf(known.flow, snapshot, event, at));
      if (known.log.steps.length % CHUNK === 0) forget(known, keptOf(ref));
      watched.set(ref.sessionId, { ...known, snapshot });
    }
    happened += 1;
    const happening = { number: happened, actor: ref.sessionId, flow: snapshot.machine.id, at, event: plain(event) as AnyEventObject };
    recording = { actors: [...watched.values()], happenings: [...recording.happenings, happening].slice(-HAPPENINGS) };
    listeners.forEach((listener) => listener());
  }

  function begin(ref: AnyActorRef, snapshot: AnyMachineSnapshot) {
    const [id, parent, flow] = [ref.sessionId, ref._parent?.sessionId ?? null, snapshot.machine.id];
    return {
      id,
      parent,
      flow,
      snapshot,
      log: { id: logId(id), parent: parent && logId(parent), flow, begin: keptOf(ref), steps: [] },
      checkpoints: [],
    };
  }

  /** Flows of different loads have the same ids in XState. */
  function logId(id: string): string {
    return load === 1 ? id : `${load}/${id}`;
  }

  function stepOf(flow: string, snapshot: AnyMachineSnapshot, event: AnyEventObject, at: number): StepLog {
    const state: unknown = snapshot.value;
    return { at, event: plain(event) as StepLog['event'], state, status: snapshot.status, screen: plain(screenOf(flow, snapshot)) };
  }
}

const keptOf = (ref: AnyActorRef) => plain(ref.getPersistedSnapshot()) as ActorLog['begin'];

/** The load of the page in which a flow was recorded: 1 for the first. */
const loadOf = (id: string): number => Number(/^(\d+)\//.exec(id)?.[1] ?? 1);

const happeningsIn = (before: readonly ActorLog[]): Happening[] =>
  before
    .flatMap(({ id, flow, steps }) => steps.map(({ at, event }) => ({ actor: id, flow, at, event: event as AnyEventObject })))
    .toSorted((one, other) => one.at - other.at)
    .slice(-HAPPENINGS)
    .map((happening, index) => ({ ...happening, number: index + 1 }));

/** A chunk is full: when there are too many, the first leaves. */
function forget({ log, checkpoints }: { log: ActorLog; checkpoints: ActorLog['begin'][] }, kept: ActorLog['begin']): void {
  checkpoints.push(kept);
  if (checkpoints.length <= CHUNKS) return;
  log.begin = checkpoints.shift()!;
  log.steps.splice(0, CHUNK);
}

export type Recorder = ReturnType<typeof createRecorder>;
