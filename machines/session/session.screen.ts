import type { SnapshotFrom } from 'xstate';
import type { MemberScreen } from '../member/member.screen.ts';
import type { sessionMachine } from './session.machine.ts';

const doors = ['signIn', 'signUp', 'forgot', 'reset', 'unsubscribe', 'emailConfirmation'] as const;
export type Door = (typeof doors)[number] | 'closed';

export type SessionScreen =
  | { kind: 'anonymous'; door: Door }
  | { kind: 'continuedAsGuest'; door: Door }
  /** `member` is null until their own flow has said who it is. */
  | { kind: 'member'; door: Door; member: MemberScreen | null; isInProfile: boolean };

export function sessionScreen(snapshot: SnapshotFrom<typeof sessionMachine>): SessionScreen {
  const door = doors.find((open) => snapshot.matches({ door: open })) ?? 'closed';
  if (snapshot.matches({ visitor: 'member' })) {
    return { kind: 'member', door, member: snapshot.context.member, isInProfile: snapshot.matches({ visitor: { member: 'inProfile' } }) };
  }
  return { kind: snapshot.matches({ visitor: { guest: 'continued' } }) ? 'continuedAsGuest' : 'anonymous', door };
}
