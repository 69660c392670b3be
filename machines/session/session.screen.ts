import type { SnapshotFrom } from 'xstate';
import type { LinkWish } from '../door/door.types.ts';
import type { MemberScreen } from '../member/member.screen.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionScreen =
  | { kind: 'anonymous'; isDoorOpen: boolean; link: LinkWish | null }
  | { kind: 'continuedAsGuest'; isDoorOpen: boolean; link: LinkWish | null }
  /** `member` is null until their own flow has said who it is. */
  | { kind: 'member'; isDoorOpen: boolean; link: LinkWish | null; member: MemberScreen | null; isInProfile: boolean };

export function sessionScreen(snapshot: SnapshotFrom<typeof sessionMachine>): SessionScreen {
  const isDoorOpen = snapshot.matches({ door: 'open' });
  const { link, member } = snapshot.context;
  if (snapshot.matches({ visitor: 'member' })) {
    return {
      kind: 'member',
      isDoorOpen,
      link,
      member,
      isInProfile: snapshot.matches({ visitor: { member: 'inProfile' } }),
    };
  }
  return { kind: snapshot.matches({ visitor: { guest: 'continued' } }) ? 'continuedAsGuest' : 'anonymous', isDoorOpen, link };
}
