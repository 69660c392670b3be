import type { SnapshotFrom } from 'xstate';
import type { addingMachine } from './adding.machine.ts';

/** `presses`: ids of those that are not over. */
export type AddingScreen = { kind: 'idle' } | { kind: 'pressed'; presses: readonly string[] };

/** Returns whether anything is being added by a press. */
export const addingScreen = ({ value, context: { presses } }: SnapshotFrom<typeof addingMachine>): AddingScreen =>
  value === 'idle' ? { kind: 'idle' } : { kind: 'pressed', presses };
