import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { resetFromSecret } from '#src/api/password-secret.ts';
import { sessionApi } from '#src/api/session.ts';
import { userApi } from '#src/api/user-changes.ts';
import { savePort, SecretForgotten } from '#src/flows/edit-form/edit-form.ports.ts';
import type { SessionDependencies } from '#src/flows/session/session.ports.ts';

type Dependencies = Pick<SessionDependencies, 'call' | 'vault'>;

/** A secret that the vault still has. */
export function secretIn({ vault }: Pick<Dependencies, 'vault'>, id: string | null): string {
  const secret = id === null ? null : vault.read(id);
  if (secret === null) throw new SecretForgotten();
  return secret;
}

/** SIGNUP-06. */
export const forgotPort = ({ call }: Dependencies) =>
  savePort(({ values }, signal) => sessionApi(call).forgot(String(values['email']), signal));

export const resetPort = (deps: Dependencies) =>
  savePort(
    ({ secretId }, signal) => {
      const { token, password } = resetFromSecret(secretIn(deps, secretId));
      return sessionApi(deps.call).reset(token, password, signal);
    },
    { refusedOnceMade: accountReasonCodes.emailTokenUnknown },
  );

/** EMAILPREF-01: with a token from an email, everything is unsubscribed. */
export const unsubscribePort = (deps: Dependencies) =>
  savePort(({ secretId }, signal) => userApi(deps.call).unsubscribeAll(secretIn(deps, secretId), signal));
