import type { AnyActorLogic } from 'xstate';
import { must } from '#domain/must.ts';

/** A flow whose code comes when its page is opened. */
export interface Late<Logic extends AnyActorLogic> {
  /** Stands in the root chart for the flow. Starting it before `ready` is a mistake of ours, and throws. */
  readonly logic: Logic;
  readonly ready: () => Promise<void>;
}

export function late<Logic extends AnyActorLogic>(name: string, load: () => Promise<Logic>): Late<Logic> {
  let loaded: Logic | null = null;
  return {
    logic: new Proxy({} as Logic, { get: (_, key) => Reflect.get(must(loaded, name), key) }),
    async ready() {
      loaded ??= await load();
    },
  };
}
