import { createActor, fromPromise, toPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** Returns the port with every rejection saying by `isOffline` whether the device was without a connection then. */
export const connectedPort = <Output, Input extends NonReducibleUnknown>(
  port: PromiseActorLogic<Output, Input>,
  { isOnline }: { readonly isOnline: () => boolean },
) =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    const actor = createActor(port, { input });
    signal.addEventListener('abort', () => actor.stop());
    try {
      return await toPromise(actor.start());
    } catch (error) {
      throw Object.assign(new Error(String(error), { cause: error }), { isOffline: !isOnline() });
    }
  });
