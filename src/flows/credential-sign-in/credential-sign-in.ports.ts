import { fromPromise } from 'xstate';
import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import type { LogInStoredResult } from '#machines/credential-sign-in/credential-sign-in.types.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import type { SessionDependencies } from '#src/flows/session/session.ports.ts';
import { logIn } from '#src/flows/sign-in/sign-in.ports.ts';

/** What the browser has stored for this site, as far as it says so without a question; null: nothing. */
export type ReadStored = () => Promise<{ readonly username: string; readonly password: string } | null>;

export const credentialSignInPorts = (deps: SessionDependencies, readStored: ReadStored) => ({
  pause: waitingPorts(deps.clock).pause,

  logInStored: fromPromise<LogInStoredResult, void>(async ({ signal }) => {
    const credentials = await readStored();
    if (credentials === null) return { kind: 'none' };
    const result = await logIn(deps, credentials, signal);
    if (result.kind !== 'pending') return result;
    const reasonCode = accountReasonCodes.accountPending;
    return { kind: 'refused', reasonCode, failure: { endpoint: 'account.login', kind: 'unauthorized', status: 401, reasonCode } };
  }),
});
