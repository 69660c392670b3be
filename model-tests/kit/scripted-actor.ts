import { createActor, fromPromise, SimulatedClock, type AnyActor, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { waits } from '#machines/kit/port.ts';
import { outcomeOf } from '#src/inspector/words.ts';
import type { AnyModel } from './model.ts';
import { inertLogic, inertIdsOf } from './stubbed-actors.ts';

/** A live actor with scripted ports and a stopped clock. */
export interface ScriptedActor {
  readonly actor: AnyActor;
  readonly answer: (port: string, event: AnyEventObject) => void;
  /** The ports that have been asked so far. */
  readonly asked: ReadonlySet<string>;
  /** What the actor has emitted since the last look. */
  readonly takeEmitted: () => readonly AnyEventObject[];
}

type StubOptions = Pick<AnyModel, 'machine' | 'longLived' | 'snapshots'>;
type Waiting = Map<string, PromiseWithResolvers<unknown>>;

/** What each actor system has asked of its ports. */
const waitingIn = new WeakMap<AnyActor['system'], Waiting>();

const scriptedPort = fromPromise<unknown, unknown>(({ self, system, input }) => {
  if (Object.hasOwn(waits, self.id)) assertMoment(self.id, input);
  const asked = Promise.withResolvers<unknown>();
  waitingIn.get(system)!.set(self.id, asked);
  return asked.promise;
});

/**
 * Returns a model's machine with every port scripted, the same one for every stage: XState works out what each state answers to once per
 * machine, which took longer than the moves of a path.
 */
export function scripted(options: StubOptions): AnyStateMachine {
  const known = scriptedMachines.get(options);
  if (known !== undefined) return known;
  const inertIds = inertIdsOf(options);
  const names = Object.keys(options.machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, inertIds.has(name) ? inertLogic : scriptedPort]));
  const machine = options.machine.provide({ actors: actors as never });
  scriptedMachines.set(options, machine);
  return machine;
}
/** By model, and not by machine: two models of one machine may mute other children. */
const scriptedMachines = new WeakMap<StubOptions, AnyStateMachine>();

/**
 * Starts a live actor of a model's machine, from an input, with every port scripted; `logic` may be that machine with persistence.
 * A wait that is asked for no moment throws.
 */
export function createScriptedActor(options: StubOptions, input: unknown, logic: AnyStateMachine = scripted(options)): ScriptedActor {
  const waiting: Waiting = new Map();
  let emitted: AnyEventObject[] = [];
  const inertIds = inertIdsOf(options);
  const actor = createActor(logic, { id: options.machine.id, input: input as never, clock: new SimulatedClock() });
  waitingIn.set(actor.system, waiting);
  actor.subscribe({ error: () => {} });
  actor.on('*', (event: AnyEventObject) => void emitted.push(event));
  actor.start();
  return {
    actor,
    get asked() {
      return new Set(waiting.keys());
    },
    takeEmitted() {
      const taken = emitted;
      emitted = [];
      return taken;
    },
    answer(port, event) {
      const { type, output, error } = event;
      const asked = waiting.get(port);
      if (inertIds.has(port)) return actor.send(event);
      if (asked === undefined) throw new Error(`Nothing has asked the port "${port}".`);
      if (outcomeOf(type)?.kind === 'done') asked.resolve(output);
      else asked.reject(error);
    },
  };
}

/** A wait is for a moment that there is. */
function assertMoment(wait: string, wanted: unknown): void {
  const { ms, at } = wanted as { ms?: number; at?: string };
  const isMoment = wait === 'pause' ? Number.isFinite(ms) && ms! >= 0 : Number.isFinite(Date.parse(at ?? ''));
  if (!isMoment) throw new Error(`The wait "${wait}" was asked for no moment: ${JSON.stringify(wanted)}`);
}

/** Makes one move: a port answers, or the guest acts. */
export async function step(
  { actor, answer }: Pick<ScriptedActor, 'actor' | 'answer'>,
  event: AnyEventObject,
  act: (event: AnyEventObject) => unknown = (sent) => actor.send(sent),
) {
  const outcome = outcomeOf(event.type);
  if (outcome === null) await act(event);
  else answer(outcome.port, event);
  await settled();
}

/** After everything that a promise still has to say. Browsers hold back timers that follow each other, but not messages. */
const settled = () =>
  new Promise<void>((done) => {
    if (typeof setImmediate === 'function') return void setImmediate(done);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
