import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { credentialSignInMachine } from './credential-sign-in.machine.ts';
import type { CredentialSignInOutput } from './credential-sign-in.types.ts';

/** While `verifying`, the flow inside (the child `verification`) has a screen of its own. */
export type CredentialSignInScreen =
  | { kind: 'posting' }
  | { kind: 'verifying' }
  | { kind: 'showing'; firstName: string }
  | { kind: 'finished'; as: CredentialSignInOutput['kind'] };

export function credentialSignInScreen(snapshot: SnapshotFrom<typeof credentialSignInMachine>): CredentialSignInScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('posting')) return { kind: 'posting' };
  if (snapshot.matches('verifying')) return { kind: 'verifying' };
  return { kind: 'showing', firstName: must(snapshot.context.session, 'session').firstName };
}
