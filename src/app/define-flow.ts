import type { AnyActorLogic, OutputFrom } from 'xstate';
import { lazyActor, type LoadFailed, type PreloadableLogic } from '#machines/kit/lazy.ts';
import type { FlowEffects, HandlersOf } from './effects.ts';
import { flowKey } from './flow-key.ts';
import type { Services } from './services.ts';
import type { ListedStorage } from './storage/storage.ts';

/** Returns the logic of a flow with its ports; a flow that a reload restores is wrapped in `persist`. */
type CreateLogic<Logic extends AnyActorLogic> = (services: Services) => Logic;

/** The code of a flow: its logic, and what follows from what it does. */
interface FlowCode<Logic extends AnyActorLogic> extends Pick<FlowEffects, 'inside'> {
  readonly createLogic: CreateLogic<Logic>;
  /** What follows from each event that the flow emits. */
  readonly on: HandlersOf<Logic>;
  /** What follows from the end of a flow that the root opens by name. */
  readonly onEnd?: (output: OutputFrom<Logic>, services: Services) => void | Promise<void>;
}
/** A flow that every visit needs: its code comes with the first page. */
interface EagerFlow<Name extends string, Logic extends AnyActorLogic> extends FlowCode<Logic> {
  /** Source and id of the actor, and the key of its stored snapshot. */
  readonly name: Name;
}
/** The code of a lazy flow, whose logic may have to wait before it can start. */
interface LazyFlowCode<Logic extends AnyActorLogic> extends Omit<FlowCode<Logic>, 'createLogic'> {
  readonly createLogic: (services: Services) => Logic | Promise<Logic>;
}
/** A flow whose code is loaded when its actor starts, or when it is first needed. */
interface LazyFlow<Name extends string, Logic extends AnyActorLogic> {
  readonly name: Name;
  readonly load: () => Promise<LazyFlowCode<Logic>>;
  /** Loads the code with the first event, or when it is requested, instead of when the actor starts. */
  readonly isLoadedWithFirstEvent?: boolean;
  /** What follows where its code does not come, in addition to the entry in the error log. */
  readonly onLoadFailed?: (event: LoadFailed, services: Services) => void;
}
type AnyFlow = FlowEffects & (Pick<EagerFlow<string, AnyActorLogic>, 'createLogic'> | Pick<LazyFlow<string, AnyActorLogic>, 'load'>);

/** Defines a flow of the app, with its code at hand. An emitted event without a handler does not compile. */
export const defineFlow = <const Name extends string, Logic extends AnyActorLogic>(flow: EagerFlow<Name, Logic>) => flow;

/**
 * Defines a flow of the app whose code is loaded when its actor starts. An emitted event without a handler does not compile. Before its
 * code is there the actor emits nothing but that it did not come.
 */
export function defineLazyFlow<const Name extends string, Logic extends AnyActorLogic>({
  name,
  load,
  isLoadedWithFirstEvent = false,
  onLoadFailed,
}: LazyFlow<Name, Logic>) {
  const early = onLoadFailed === undefined ? {} : { 'load.failed': onLoadFailed };
  const flow: FlowEffects & Omit<LazyFlow<Name, Logic>, 'onLoadFailed'> = {
    name,
    isLoadedWithFirstEvent,
    on: early,
    async load() {
      const code = await load();
      Object.assign(flow, code, { on: { ...early, ...code.on } });
      return code;
    },
  };
  return flow;
}

/** Returns the logic of a lazy flow: it loads its code when it starts, and becomes it. */
export const lazyLogic = <Logic extends AnyActorLogic>(
  { name, load, isLoadedWithFirstEvent = false }: Omit<LazyFlow<string, Logic>, 'onLoadFailed'>,
  services: Services,
): PreloadableLogic<Logic> => lazyActor(name, async () => (await load()).createLogic(services), { isLoadedWithFirstEvent });

type LogicOf<Flow> =
  Flow extends EagerFlow<string, infer Logic> ? Logic : Flow extends LazyFlow<string, infer Logic> ? PreloadableLogic<Logic> : never;
type ActorsOf<Flows extends readonly AnyFlow[]> = { readonly [Flow in Flows[number] as Flow['name']]: LogicOf<Flow> };

/** Returns the logic of each flow by its name, for a machine to be provided with. */
export function actorsOf<const Flows extends readonly AnyFlow[]>(flows: Flows, services: Services): ActorsOf<Flows>;
export function actorsOf(flows: readonly AnyFlow[], services: Services): object {
  return Object.fromEntries(flows.map((flow) => [flow.name, 'load' in flow ? lazyLogic(flow, services) : flow.createLogic(services)]));
}

/** Removes what every flow stored, under its own key or one that begins like it, as at sign-out (SESSION-07). */
export function forgetFlows(storage: ListedStorage): void {
  const ofFlows = flowKey('');
  for (const key of storage.keys()) if (key.startsWith(ofFlows)) storage.removeItem(key);
}
