import { resetFromSecret } from '#src/api/password-secret.ts';
import { sessionApi } from '#src/api/session.ts';
import { userApi } from '#src/api/user.ts';
import { savePort, SecretForgotten } from '#src/flows/edit/edit.ports.ts';
import type { SessionSurroundings } from '#src/flows/session/session.ports.ts';

type Surroundings = Pick<SessionSurroundings, 'call' | 'vault'>;

/** A secret that the vault still has. */
export function secretIn({ vault }: Pick<Surroundings, 'vault'>, id: string | null): string {
  const secret = id === null ? null : vault.read(id);
  if (secret === null) throw new SecretForgotten();
  return secret;
}

/** SIGNUP-06. */
export const forgotPort = ({ call }: Surroundings) =>
  savePort(({ values }, signal) => sessionApi(call).forgot(String(values['email']), signal));

export const resetPort = (around: Surroundings) =>
  savePort(({ secretId }, signal) => {
    const { token, password } = resetFromSecret(secretIn(around, secretId));
    return sessionApi(around.call).reset(token, password, signal);
  });

/** EMAILPREF-01: with a token from an e-mail, everything is unsubscribed. */
export const unsubscribePort = (around: Surroundings) =>
  savePort(({ secretId }, signal) => userApi(around.call).unsubscribeAll(secretIn(around, secretId), signal));
