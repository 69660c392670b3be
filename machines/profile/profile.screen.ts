import type { SnapshotFrom } from 'xstate';
import type { profileMachine } from './profile.machine.ts';

/** What small screens show; the forms inside have screens of their own. */
export type ProfileScreen = { kind: 'reading' } | { kind: 'navigating' };

export const profileScreen = (snapshot: SnapshotFrom<typeof profileMachine>): ProfileScreen =>
  snapshot.matches('navigating') ? { kind: 'navigating' } : { kind: 'reading' };
