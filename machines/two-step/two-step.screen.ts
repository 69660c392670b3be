import type { SnapshotFrom } from 'xstate';
import type { twoStepMachine } from './two-step.machine.ts';

const results = ['enabled', 'disabled', 'confirmed', 'refused', 'failed'] as const;
const works = ['disabling', 'refreshing'] as const;
const verifications = ['verifying', 'confirmingPhone', 'enabling'] as const;
const ends = ['unchanged', 'enabled', 'disabled', 'confirmed'] as const;

/** While `verifying`, the flow inside (the child `verification`) has a screen of its own. */
export type TwoStepScreen =
  | { kind: 'idle'; result: (typeof results)[number] | null; reasonCode: string | null }
  | { kind: 'working'; at: (typeof works)[number]; toEnd: (typeof ends)[number] | null }
  | { kind: 'verifying'; at: (typeof verifications)[number] };

export function twoStepScreen(snapshot: SnapshotFrom<typeof twoStepMachine>): TwoStepScreen {
  const at = works.find((work) => snapshot.matches(work));
  if (at !== undefined) return { kind: 'working', at, toEnd: ends.find((refreshing) => snapshot.matches({ refreshing })) ?? null };
  const verifying = verifications.find((state) => snapshot.matches(state));
  if (verifying !== undefined) return { kind: 'verifying', at: verifying };
  const result = results.find((idle) => snapshot.matches({ idle })) ?? null;
  return { kind: 'idle', result, reasonCode: result === 'refused' ? snapshot.context.reasonCode : null };
}
