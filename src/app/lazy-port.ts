import { createActor, fromPromise, toPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * A port whose code is loaded with its first call. It rejects when the code cannot be loaded; the next call tries again. Every rejection says by
 * `isOffline` whether the device had a connection then.
 */
export const lazyPort = <Output, Input extends NonReducibleUnknown>(
  load: () => Promise<PromiseActorLogic<Output, Input>>,
  { isOnline }: { readonly isOnline: () => boolean },
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      const logic = await load();
      signal.throwIfAborted();
      const actor = createActor(logic, { input });
      signal.addEventListener('abort', () => actor.stop());
      return await toPromise(actor.start());
    } catch (error) {
      throw Object.assign(new Error(String(error), { cause: error }), { isOffline: !isOnline() });
    }
  });
