import type { MissedVisit } from '#domain/account/visits.ts';

export interface MissedVisitContext {
  /** As it was sent last; null: none yet. */
  readonly code: string | null;
  /** Null: none was found. */
  readonly visit: MissedVisit | null;
}

export type MissedVisitEvent =
  /** `code`: as it is on the receipt. */
  | { type: 'code.submitted'; code: string }
  /** There is another receipt. */
  | { type: 'search.restarted' };

export type LookUpInput = { code: string };
/** `counted`: the visit is among those of an account. */
export type LookUpResult = { kind: 'found'; visit: MissedVisit } | { kind: 'unknown' } | { kind: 'counted' };
