/** Something that a member may have for nothing (PROFILE-07). */
export interface Reward {
  readonly id: string;
  readonly name: string;
}

/** What a member has gathered (SESSION-23). */
export interface Rewards {
  readonly list: readonly Reward[];
  /** Visits until the next one; null: not known. */
  readonly visitsTillNext: number | null;
}
