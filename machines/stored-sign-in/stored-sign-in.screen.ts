import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { storedSignInMachine } from './stored-sign-in.machine.ts';
import type { StoredSignInOutput } from './stored-sign-in.types.ts';

/** While `verifying`, the flow inside (the child `verification`) has a screen of its own. */
export type StoredSignInScreen =
  | { kind: 'posting' }
  | { kind: 'verifying' }
  | { kind: 'showing'; firstName: string }
  | { kind: 'finished'; as: StoredSignInOutput['kind'] };

export function storedSignInScreen(snapshot: SnapshotFrom<typeof storedSignInMachine>): StoredSignInScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('posting')) return { kind: 'posting' };
  if (snapshot.matches('verifying')) return { kind: 'verifying' };
  return { kind: 'showing', firstName: must(snapshot.context.session, 'session').firstName };
}
