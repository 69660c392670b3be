import * as v from 'valibot';
import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom, OutputFrom } from 'xstate';
import { isPersistable } from '#machines/kit/persistable.ts';
import type { Fault } from './error-log.ts';
import { flowKey } from './flow-key.ts';
import type { KeyValueStorage } from './storage/storage.ts';
import { wrapMachine } from './wrap-machine.ts';

/** How a reload of the page restores a flow. */
export interface PersistOptions<Machine extends AnyStateMachine> {
  /** A snapshot of another version is not restored: a hash of the tables of the flow and of every flow inside it. */
  readonly version: string;
  readonly context: v.GenericSchema<unknown, ContextFrom<Machine>>;
  /** Contexts of the machines inside, at any depth, by their `src`. A snapshot with a machine that is not named here is not restored. */
  readonly inside?: Readonly<Record<string, v.GenericSchema>>;
  /** Replaces what no storage may hold, as a replacer of JSON does. Left out: nothing. */
  readonly kept?: (this: Readonly<Record<string, unknown>>, key: string, value: unknown) => unknown;
  /** Whether the stored flow is the one that is asked for. Left out: there is only one. */
  readonly matches?: (context: ContextFrom<Machine>, input: InputFrom<Machine>, snapshot: AnyMachineSnapshot) => boolean;
  /** Input of a flow that starts anew, with what a stored one that does not match passes on to it. */
  readonly inheritedInput?: (context: ContextFrom<Machine>, input: InputFrom<Machine>, snapshot: AnyMachineSnapshot) => InputFrom<Machine>;
  /** Whether the last snapshot stays stored after this end, for the next start to inherit from. Left out: after none. */
  readonly staysAfter?: (output: OutputFrom<Machine>) => boolean;
}

/**
 * Returns the machine as plain logic with persistence: it restores the last stored snapshot of its actor's id, stores one whenever no
 * request is in flight (in the flows inside it too), and removes it when the flow ends. A flow that is only stopped stays stored.
 * A failure is reported: the flow continues, and a reload starts anew.
 */
export function persist<Machine extends AnyStateMachine>(
  machine: Machine,
  options: PersistOptions<Machine>,
  { tabStorage: storage, report }: { readonly tabStorage: KeyValueStorage; readonly report: (fault: Fault) => void },
): Machine {
  const { version, kept, matches, inheritedInput, staysAfter } = options;
  const Stored = storedSchema(options);

  function restored(scope: AnyActorScope): AnyMachineSnapshot | null {
    try {
      const stored = v.safeParse(Stored, storage.getItem(flowKey(scope.self.id)));
      return stored.success ? (machine.restoreSnapshot(stored.output.snapshot as never, scope) as AnyMachineSnapshot) : null;
    } catch (error) {
      report({ source: flowKey(scope.self.id), message: String(error) });
      return null;
    }
  }
  function getInitialSnapshot(scope: AnyActorScope, input: InputFrom<Machine>) {
    const snapshot = restored(scope);
    const context = snapshot?.context as ContextFrom<Machine>;
    if (snapshot !== null && matches?.(context, input, snapshot) !== false) return snapshot;
    return machine.getInitialSnapshot(scope, (snapshot && inheritedInput?.(context, input, snapshot)) ?? input);
  }
  function store(actor: AnyActorScope['self']) {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    const key = flowKey(actor.id);
    if (isPersistable(snapshot)) {
      const text = JSON.stringify({ version, snapshot: actor.getPersistedSnapshot() }, kept);
      if (text !== storage.getItem(key)) storage.setItem(key, text);
    }
    if (snapshot.status === 'error' || (snapshot.status === 'done' && staysAfter?.(snapshot.output) !== true)) storage.removeItem(key);
  }
  function onStart(actor: AnyActorScope['self']) {
    let hasFailed = false;
    return () => {
      try {
        store(actor);
      } catch (error) {
        // Once for each actor: it would fail with every transition.
        if (!hasFailed) report({ source: flowKey(actor.id), message: String(error) });
        hasFailed = true;
      }
    };
  }
  return wrapMachine(machine, { getInitialSnapshot, onStart });
}

const Child = v.looseObject({ src: v.optional(v.unknown()), snapshot: v.looseObject({ context: v.optional(v.unknown()) }) });
const Children = v.optional(v.record(v.string(), Child), {});

function storedSchema({ version, context, inside = {} }: Pick<PersistOptions<AnyStateMachine>, 'version' | 'context' | 'inside'>) {
  const areValid = (children: v.InferOutput<typeof Children>): boolean =>
    Object.values(children).every(({ src, snapshot }) => {
      if (snapshot.context === undefined) return true;
      const schema = typeof src === 'string' ? inside[src] : undefined;
      const nested = v.safeParse(Children, snapshot['children']);
      return schema !== undefined && v.is(schema, snapshot.context) && nested.success && areValid(nested.output);
    });
  return v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      version: v.literal(version),
      snapshot: v.looseObject({ status: v.literal('active'), context, children: v.pipe(Children, v.check(areValid)) }),
    }),
  );
}
