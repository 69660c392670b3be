import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SessionScreen = { kind: 'anonymous' } | { kind: 'continuedAsGuest' };

export const sessionScreen = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionScreen =>
  snapshot.matches({ guest: 'continued' }) ? { kind: 'continuedAsGuest' } : { kind: 'anonymous' };
