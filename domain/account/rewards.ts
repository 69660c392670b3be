/** Something free that a member can choose (PROFILE-07). */
export interface Reward {
  readonly id: string;
  readonly name: string;
}

/** The rewards of a member (SESSION-23). */
export interface Rewards {
  readonly list: readonly Reward[];
  /** Visits until the next one; null: not known. */
  readonly visitsTillNext: number | null;
}
