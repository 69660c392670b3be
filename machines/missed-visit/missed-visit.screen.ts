import type { SnapshotFrom } from 'xstate';
import type { MissedVisit } from '#domain/account/visits.ts';
import { must } from '#domain/must.ts';
import type { missedVisitMachine } from './missed-visit.machine.ts';

const troubles = ['unknown', 'counted', 'failed'] as const;

export type MissedVisitScreen =
  /** `code`: last one submitted, or null. `trouble`: why it was not found. */
  | { kind: 'asking'; code: string | null; trouble: (typeof troubles)[number] | null; isLooking: boolean }
  | { kind: 'found'; visit: MissedVisit };

/** Returns what a member sees who looks for a visit. */
export function missedVisitScreen(snapshot: SnapshotFrom<typeof missedVisitMachine>): MissedVisitScreen {
  const { code, visit } = snapshot.context;
  if (snapshot.matches('found')) return { kind: 'found', visit: must(visit, 'visit') };
  const trouble = troubles.find((asking) => snapshot.matches({ asking })) ?? null;
  return { kind: 'asking', code, trouble, isLooking: snapshot.matches('looking') };
}
