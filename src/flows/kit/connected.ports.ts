import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/** What a port is asked. */
export interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** Creates a port of which every rejection says by `isOffline` whether the device was without a connection then. */
export const connectedPort = <Output, Input extends NonReducibleUnknown>(
  isOnline: () => boolean,
  ask: (asked: Asked<Input>) => Promise<Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await ask({ input, signal });
    } catch (error) {
      throw Object.assign(new Error(String(error), { cause: error }), { isOffline: !isOnline() });
    }
  });
