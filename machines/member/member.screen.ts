import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { MemberSession } from '#domain/session/member.ts';
import type { memberMachine } from './member.machine.ts';

/** What others need to know of a member: who it is, how far to trust the session, whether it is about to end. */
export type MemberScreen =
  | { kind: 'restoring' }
  /** Whose token it is could not be found out; it is tried again. */
  | { kind: 'unrestored' }
  | {
      kind: 'signedIn';
      session: MemberSession;
      /** Logins that failed while the member was asked once more (SESSION-01). */
      failedLogins: number;
      trust: 'insecure' | 'passing' | 'lasting';
      alert: 'off' | 'scheduled' | 'shown';
      isLoading: boolean;
    }
  | { kind: 'leaving' }
  | { kind: 'gone'; redirectHome: boolean };

export function memberScreen(snapshot: SnapshotFrom<typeof memberMachine>): MemberScreen {
  const { session, failedLogins, redirectHome } = snapshot.context;
  if (snapshot.matches('gone')) return { kind: 'gone', redirectHome };
  if (snapshot.matches('leaving')) return { kind: 'leaving' };
  if (snapshot.matches('restoring')) return { kind: 'restoring' };
  if (snapshot.matches('unrestored')) return { kind: 'unrestored' };
  return {
    kind: 'signedIn',
    session: must(session, 'session'),
    failedLogins,
    trust: trustIn(snapshot),
    alert: alertIn(snapshot),
    isLoading: snapshot.matches({ signedIn: { loading: 'refreshing' } }),
  };
}

function trustIn(snapshot: SnapshotFrom<typeof memberMachine>) {
  if (snapshot.matches({ signedIn: { security: 'insecure' } })) return 'insecure';
  return snapshot.matches({ signedIn: { security: 'passing' } }) ? 'passing' : 'lasting';
}

function alertIn(snapshot: SnapshotFrom<typeof memberMachine>) {
  if (snapshot.matches({ signedIn: { alert: 'shown' } })) return 'shown';
  return snapshot.matches({ signedIn: { alert: 'scheduled' } }) ? 'scheduled' : 'off';
}
