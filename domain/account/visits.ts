import type { NamedReward } from './rewards.ts';

/** A cafe that a member ordered from (SESSION-24). */
export interface RecentCafe {
  readonly id: string;
  readonly name: string;
}

/** What a member has been rewarded for. */
export interface Visits {
  readonly recent: readonly { readonly cafeName: string; readonly at: string }[];
  /** Rewards that were used, or have expired. */
  readonly pastRewards: readonly NamedReward[];
}
