import type { NamedReward } from './rewards.ts';

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
