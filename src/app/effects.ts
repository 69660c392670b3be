import type { AnyActorLogic, AnyActorRef, AnyEventObject, EmittedFrom, InspectionEvent } from 'xstate';
import type { CallFailure } from '#domain/app/call-failure.ts';
import type { LoadFailed } from '#machines/kit/lazy.ts';
import type { Fault } from './error-log.ts';
import type { Services } from './services.ts';

/** Emitted events that are handled alike wherever they come from. */
type CommonEvent =
  | { type: 'fault.found'; source: string; message: string }
  | { type: 'api.failed'; failure: CallFailure }
  | { type: 'flow.ended'; name: string; output: unknown }
  | LoadFailed;

type Handler<Event> = (event: Event, services: Services) => void | Promise<void>;

/** One handler for every type of event that the logic emits: a type without a handler does not compile. */
export type HandlersOf<Logic extends AnyActorLogic> = {
  readonly [Type in Exclude<EmittedFrom<Logic>['type'], CommonEvent['type']>]: Handler<Extract<EmittedFrom<Logic>, { type: Type }>>;
};

/** Handlers whose events are known by their type alone. */
type AnyHandlers = Readonly<Record<string, Handler<never>>>;

/** What follows from the events of a flow, and of the actors inside it by `src`, nested ones by `parent/src`. */
export interface FlowEffects {
  readonly name: string;
  readonly on: AnyHandlers;
  readonly inside?: Readonly<Record<string, AnyHandlers>>;
  readonly onEnd?: (output: never, services: Services) => void | Promise<void>;
}

const common: AnyHandlers = {
  'fault.found': ({ source, message }: Fault, { report }: Services) => report({ source, message }),
  'load.failed': ({ source, message }: Fault, { report }: Services) => report({ source, message }),
  'api.failed': ({ failure }: { failure: CallFailure }, { trackEvent }: Services) => trackEvent('apifailed', failure),
};

/**
 * Returns the inspector that runs a handler for every event that an actor of the tree emits. It belongs to `createActor(root, { inspect })`:
 * `system.inspect` would miss the root and its first children. XState removes the listener of an actor that ends.
 * `root` is the name of the root actor's flow. @throws where two flows have the same name.
 */
export function createEffects(effects: readonly FlowEffects[], services: () => Services, root = 'app') {
  const flows = new Map(effects.map((flow) => [flow.name, flow]));
  if (flows.size < effects.length) throw new Error('Two flows have the same name.');
  const keys = new WeakMap<AnyActorRef, string>();

  function keyOf({ src, _parent }: AnyActorRef): string {
    const parentKey = _parent && keys.get(_parent);
    if (parentKey === undefined) return root;
    if (typeof src !== 'string') return `${parentKey}/?`;
    return flows.has(src) || parentKey === 'app' ? src : `${parentKey}/${src}`;
  }
  /** Asked at each event: the handlers of a lazy flow come with its code. */
  function handlersOf(key: string): AnyHandlers | undefined {
    const [name = '', ...inside] = key.split('/');
    const flow = flows.get(name);
    return inside.length === 0 ? flow?.on : flow?.inside?.[inside.join('/')];
  }
  const endFlow: Handler<never> = ({ name, output }: { name: string; output: never }, services: Services) =>
    flows.get(name)?.onEnd?.(output, services);
  async function handle(key: string, event: AnyEventObject) {
    const handlers = [event.type === 'flow.ended' ? endFlow : common[event.type], handlersOf(key)?.[event.type]].filter(
      (handler) => handler !== undefined,
    );
    try {
      if (handlers.length === 0) throw new Error(`The event "${event.type}" has no handler.`);
      for (const handler of handlers) await handler(event as never, services());
    } catch (error) {
      services().report({ source: key, message: String(error) });
    }
  }
  return (inspection: InspectionEvent): void => {
    if (inspection.type !== '@xstate.actor') return;
    const actor = inspection.actorRef as AnyActorRef;
    const key = keyOf(actor);
    keys.set(actor, key);
    // A microtask comes after the whole send, the parent's part included.
    actor.on('*', (event) => queueMicrotask(() => void handle(key, event)));
  };
}
