import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.ts';
import type { AuthEnd, AuthRequest } from './auth.types.ts';

const kinds = ['signIn', 'credentialSignIn', 'signUp', 'forgot', 'emailConfirmation'] as const satisfies readonly AuthRequest['kind'][];

/** What is asked; the flows inside have screens of their own. */
export type AuthScreen = { kind: (typeof kinds)[number] } | { kind: 'finished'; as: AuthEnd };

export function authScreen(snapshot: SnapshotFrom<typeof authMachine>): AuthScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  return { kind: kinds.find((state) => snapshot.matches(state)) ?? 'signIn' };
}
