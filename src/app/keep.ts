import * as v from 'valibot';
import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom, InspectionEvent, OutputFrom } from 'xstate';
import { isAtRest } from '#machines/kit/rest.ts';

/** Where flows are kept: `sessionStorage`, or `localStorage` for what all tabs share, or a map in tests. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Kept<Machine extends AnyStateMachine> {
  /** The name on the shelf. */
  readonly flow: string;
  /** Goes up when a chart changes so that an older snapshot would mislead it. */
  readonly version: number;
  /** What a context must look like to be trusted. */
  readonly context?: v.GenericSchema;
  /** The same for the flows inside, by their id. */
  readonly children?: Readonly<Record<string, v.GenericSchema>>;
  /** Is the kept flow the one that is asked for? Left out: there is only one. */
  readonly fits?: (context: ContextFrom<Machine>, input: InputFrom<Machine>, snapshot: AnyMachineSnapshot) => boolean;
  /** The input of a flow that begins anew, with what the stored one that does not fit hands on to it. */
  readonly inherit?: (context: ContextFrom<Machine>, input: InputFrom<Machine>) => InputFrom<Machine>;
  /** Does the record outlast this end, for the next start to inherit from? Left out: no end. */
  readonly outlasts?: (output: OutputFrom<Machine>) => boolean;
}

const Envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.number(),
    snapshot: v.looseObject({
      status: v.literal('active'),
      context: v.unknown(),
      children: v.optional(v.record(v.string(), v.looseObject({ snapshot: v.optional(v.unknown()) })), {}),
    }),
  }),
);
type Snapshot = v.InferOutput<typeof Envelope>['snapshot'];

/**
 * The same machine, but it goes on where the guest left it: the last state of rest, saved whenever the whole flow
 * (its children too) is at rest, and forgotten when it ends. A flow that is only stopped (the guest went elsewhere) stays on the shelf.
 * Whatever cannot be brought back begins anew with its input.
 */
export function keep<Machine extends AnyStateMachine>(machine: Machine, kept: Kept<Machine>, shelf: Shelf): Machine {
  const { flow, version } = kept;
  const broughtBack = new WeakSet<AnyMachineSnapshot>();
  const textOf = (actor: AnyActorScope['self']) => JSON.stringify({ version, snapshot: actor.getPersistedSnapshot() });
  return Object.assign(Object.create(machine) as Machine, {
    getInitialSnapshot(scope: AnyActorScope, input: InputFrom<Machine>) {
      const stored = read(scope);
      const context = stored?.context as ContextFrom<Machine>;
      if (stored === null || kept.fits?.(context, input, stored) === false)
        return machine.getInitialSnapshot(scope, (stored && kept.inherit?.(context, input)) ?? input);
      broughtBack.add(stored);
      return stored;
    },
    start(snapshot: AnyMachineSnapshot, { self, system }: AnyActorScope) {
      machine.start(snapshot);
      const save = saver(self, broughtBack.has(snapshot) ? textOf(self) : null);
      // A child's move is none of its parent's, so the whole system is heard.
      const hearing = system.inspect(({ type }: InspectionEvent) => {
        if (type === '@xstate.snapshot' && !save()) hearing.unsubscribe();
      });
    },
  });

  function read(scope: AnyActorScope): AnyMachineSnapshot | null {
    try {
      const envelope = v.safeParse(Envelope, shelf.getItem(flow));
      if (!envelope.success || envelope.output.version !== version || !isTrusted(envelope.output.snapshot, kept)) return null;
      return machine.restoreSnapshot(envelope.output.snapshot as never, scope) as AnyMachineSnapshot;
    } catch {
      return null;
    }
  }

  /** Writes only what has moved: on a shelf that tabs share, a tab that is behind would undo what another has done. */
  function saver(actor: AnyActorScope['self'], standing: string | null) {
    let written = standing;
    /** Says whether there may be more to save. */
    return () => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      try {
        if (snapshot.status === 'active' && isAtRest(snapshot)) {
          const text = textOf(actor);
          if (text !== written) shelf.setItem(flow, text);
          written = text;
        } else if ((snapshot.status === 'done' && kept.outlasts?.(snapshot.output) !== true) || snapshot.status === 'error')
          shelf.removeItem(flow);
      } catch {
        // A full or forbidden storage: the flow goes on, and a reload begins anew.
      }
      return snapshot.status === 'active';
    };
  }
}

const isTrusted = ({ context, children }: Snapshot, schemas: Pick<Kept<AnyStateMachine>, 'context' | 'children'>): boolean =>
  isOf(schemas.context, context) &&
  Object.entries(schemas.children ?? {}).every(([id, schema]) => {
    const child = v.safeParse(v.looseObject({ context: v.unknown() }), children[id]?.snapshot);
    return children[id] === undefined || (child.success && isOf(schema, child.output.context));
  });

const isOf = (schema: v.GenericSchema | undefined, value: unknown) => schema === undefined || v.is(schema, value);
