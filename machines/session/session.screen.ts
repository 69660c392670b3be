import type { SnapshotFrom } from 'xstate';
import type { EmailLink } from '../auth/auth.types.ts';
import type { MemberScreen } from '../member/member.screen.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionScreen =
  | { kind: 'anonymous'; isAuthOpen: boolean; link: EmailLink | null }
  | { kind: 'continuedAsGuest'; isAuthOpen: boolean; link: EmailLink | null }
  /** `member` is null until their own flow has said who it is. */
  | { kind: 'member'; isAuthOpen: boolean; link: EmailLink | null; member: MemberScreen | null; isInProfile: boolean };

export function sessionScreen(snapshot: SnapshotFrom<typeof sessionMachine>): SessionScreen {
  const isAuthOpen = snapshot.matches({ auth: 'open' });
  const { link, member } = snapshot.context;
  if (snapshot.matches({ visitor: 'member' })) {
    return {
      kind: 'member',
      isAuthOpen,
      link,
      member,
      isInProfile: snapshot.matches({ visitor: { member: 'inProfile' } }),
    };
  }
  return { kind: snapshot.matches({ visitor: { guest: 'continued' } }) ? 'continuedAsGuest' : 'anonymous', isAuthOpen, link };
}
