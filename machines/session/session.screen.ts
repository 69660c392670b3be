import type { SnapshotFrom } from 'xstate';
import type { MemberScreen } from '../member/member.screen.ts';
import type { sessionMachine } from './session.machine.ts';

const links = ['reset', 'unsubscribe'] as const;
type Link = (typeof links)[number] | null;

export type SessionScreen =
  | { kind: 'anonymous'; isDoorOpen: boolean; link: Link }
  | { kind: 'continuedAsGuest'; isDoorOpen: boolean; link: Link }
  /** `member` is null until their own flow has said who it is. */
  | { kind: 'member'; isDoorOpen: boolean; link: Link; member: MemberScreen | null; isInProfile: boolean };

export function sessionScreen(snapshot: SnapshotFrom<typeof sessionMachine>): SessionScreen {
  const isDoorOpen = snapshot.matches({ door: 'open' });
  const link = links.find((open) => snapshot.matches({ link: open })) ?? null;
  if (snapshot.matches({ visitor: 'member' })) {
    return {
      kind: 'member',
      isDoorOpen,
      link,
      member: snapshot.context.member,
      isInProfile: snapshot.matches({ visitor: { member: 'inProfile' } }),
    };
  }
  return { kind: snapshot.matches({ visitor: { guest: 'continued' } }) ? 'continuedAsGuest' : 'anonymous', isDoorOpen, link };
}
