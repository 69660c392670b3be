import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { isApiError } from '#src/api/errors.ts';

/** What a port is asked. */
export interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}

/** Creates a port of which every rejection says by `isOffline` whether the device was without a connection then, and by `isMaintenance` whether the server was closed for maintenance. */
export const connectedPort = <Output, Input extends NonReducibleUnknown>(
  isOnline: () => boolean,
  ask: (asked: Asked<Input>) => Promise<Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await ask({ input, signal });
    } catch (error) {
      throw Object.assign(new Error(String(error), { cause: error }), {
        isOffline: !isOnline(),
        isMaintenance: isApiError(error) && error.kind === 'unavailable',
      });
    }
  });
