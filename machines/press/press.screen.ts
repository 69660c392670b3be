import type { SnapshotFrom } from 'xstate';
import type { pressMachine } from './press.machine.ts';

const stages = ['pricing', 'checking', 'asking', 'holding', 'limiting', 'adding', 'writing'] as const;
const ends = ['added', 'taken', 'refused', 'full'] as const;

/** How far a press has come, or how it ended; what is said of that is drawn by others. */
export type PressScreen = { kind: (typeof stages)[number] } | { kind: 'finished'; as: (typeof ends)[number] | 'left' };

/** Returns how far a press has come. */
export function pressScreen(snapshot: SnapshotFrom<typeof pressMachine>): PressScreen {
  const stage = stages.find((each) => snapshot.matches(each));
  return stage ? { kind: stage } : { kind: 'finished', as: ends.find((each) => snapshot.matches(each)) ?? 'left' };
}
