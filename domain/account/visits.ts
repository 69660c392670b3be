import type { NamedReward, Rewards } from './rewards.ts';

/** A cafe that a member ordered from (SESSION-24). */
export interface RecentCafe {
  readonly id: string;
  readonly name: string;
}

/** A visit that is not among those of the account, found by the code of its receipt (PROFILE-09). */
export interface MissedVisit {
  readonly cafeName: string;
  /** An instant; null where no date can be read from the server's. */
  readonly at: string | null;
  /** The day from which it counts, `YYYY-MM-DD`; null where the server does not say. */
  readonly countsOn: string | null;
}

/** What a member has been rewarded for. */
export interface Visits {
  readonly recent: readonly { readonly cafeName: string; readonly at: string }[];
  /** Rewards that were used, or have expired. */
  readonly pastRewards: readonly NamedReward[];
}

/** More than these are no picture that can be counted. */
const MOST_DRAWN = 12;

/**
 * Returns how many visits of those that earn a reward a member has made, each drawn as a place that fills (SESSION-23); null where the server does
 * not say so, or what cannot be.
 */
export function visitProgress({ visitsTillNext, visitThreshold }: Pick<Rewards, 'visitsTillNext' | 'visitThreshold'>) {
  if (visitsTillNext === null || visitThreshold === null || visitThreshold > MOST_DRAWN) return null;
  const made = visitThreshold - visitsTillNext;
  return made >= 0 && visitsTillNext > 0 && Number.isInteger(made) && Number.isInteger(visitThreshold)
    ? { made, of: visitThreshold }
    : null;
}
