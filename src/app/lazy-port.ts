import { createActor, fromPromise, toPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** A port whose code is loaded with its first call. It rejects when the code cannot be loaded; the next call tries again. */
export const lazyPort = <Output, Input extends NonReducibleUnknown>(load: () => Promise<PromiseActorLogic<Output, Input>>) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    const logic = await load();
    signal.throwIfAborted();
    const actor = createActor(logic, { input });
    signal.addEventListener('abort', () => actor.stop());
    return await toPromise(actor.start());
  });
