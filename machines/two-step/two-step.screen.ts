import type { SnapshotFrom } from 'xstate';
import type { twoStepMachine } from './two-step.machine.ts';

const results = ['enabled', 'disabled', 'refused', 'failed'] as const;
const works = ['creatingPhone', 'refreshingPhones', 'disabling', 'refreshing'] as const;
const ends = ['unchanged', 'enabled', 'disabled'] as const;

/** While `verifying` or `enabling`, the flow inside (the child `verification`) has a screen of its own. */
export type TwoStepScreen =
  | { kind: 'idle'; result: (typeof results)[number] | null; reasonCode: string | null }
  | { kind: 'working'; at: (typeof works)[number]; toEnd: (typeof ends)[number] | null }
  | { kind: 'verifying'; isLast: boolean };

export function twoStepScreen(snapshot: SnapshotFrom<typeof twoStepMachine>): TwoStepScreen {
  const at = works.find((work) => snapshot.matches(work));
  if (at !== undefined) return { kind: 'working', at, toEnd: ends.find((refreshing) => snapshot.matches({ refreshing })) ?? null };
  if (snapshot.matches('verifying')) return { kind: 'verifying', isLast: false };
  if (snapshot.matches('enabling')) return { kind: 'verifying', isLast: true };
  const result = results.find((idle) => snapshot.matches({ idle })) ?? null;
  return { kind: 'idle', result, reasonCode: result === 'refused' ? snapshot.context.reasonCode : null };
}
