import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { Notice } from '#domain/notice/notice.ts';
import type { noticesMachine } from './notices.machine.ts';

export type NoticesScreen = { kind: 'hidden' } | { kind: 'visible'; notice: Notice; isHeld: boolean };

export function noticesScreen(snapshot: SnapshotFrom<typeof noticesMachine>): NoticesScreen {
  if (snapshot.matches('hidden')) return { kind: 'hidden' };
  return { kind: 'visible', notice: must(snapshot.context.notice, 'notice'), isHeld: snapshot.matches({ visible: 'held' }) };
}
