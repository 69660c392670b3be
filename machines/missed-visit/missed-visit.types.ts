import type { MissedVisit } from '#domain/account/visits.ts';

export interface MissedVisitContext {
  /** Last code submitted, or null. */
  readonly code: string | null;
  /** The visit found, or null. */
  readonly visit: MissedVisit | null;
}

export type MissedVisitEvent =
  /** `code`: as it is on the receipt. */
  | { type: 'code.submitted'; code: string }
  /** Look up another receipt. */
  | { type: 'search.restarted' };

export type LookUpInput = { code: string };
/** `counted`: the visit is among those of an account. */
export type LookUpResult = { kind: 'found'; visit: MissedVisit } | { kind: 'unknown' } | { kind: 'counted' };
