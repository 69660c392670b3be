import type { SnapshotFrom } from 'xstate';
import type { MemberScreen } from '../member/member.screen.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionScreen =
  | { kind: 'anonymous'; isDoorOpen: boolean }
  | { kind: 'continuedAsGuest'; isDoorOpen: boolean }
  /** `member` is null until their own flow has said who it is. */
  | { kind: 'member'; isDoorOpen: boolean; member: MemberScreen | null; isInProfile: boolean };

export function sessionScreen(snapshot: SnapshotFrom<typeof sessionMachine>): SessionScreen {
  const isDoorOpen = snapshot.matches({ door: 'open' });
  if (snapshot.matches({ visitor: 'member' })) {
    return {
      kind: 'member',
      isDoorOpen,
      member: snapshot.context.member,
      isInProfile: snapshot.matches({ visitor: { member: 'inProfile' } }),
    };
  }
  return { kind: snapshot.matches({ visitor: { guest: 'continued' } }) ? 'continuedAsGuest' : 'anonymous', isDoorOpen };
}
