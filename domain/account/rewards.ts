/** Something free that a member can choose (PROFILE-07). */
export interface NamedReward {
  readonly id: string;
  readonly name: string;
}

/** A reward that can be used (DISC-04). */
export interface Reward extends NamedReward {
  /** How often it can be used; 0 or more. */
  readonly quantity: number;
  /** It goes into a cart by itself. */
  readonly autoApply: boolean;
  /** What it is applied by; null: it cannot go into a cart. */
  readonly discCode: string | null;
  /** What it is good for, as `ITEM` or `ORDER`; null: the bakery did not say. */
  readonly classificationType: string | null;
}

/** The rewards of a member (SESSION-23). */
export interface Rewards {
  readonly list: readonly Reward[];
  /** Visits until the next one; null: not known. */
  readonly visitsTillNext: number | null;
  /** Visits that earn one; null: not known. */
  readonly visitThreshold: number | null;
}

/** Whether a reward was chosen: it goes into the next cart by itself, or has gone from the list. */
export const isChosen = ({ list }: Pick<Rewards, 'list'>, rewardId: string): boolean =>
  list.every(({ id, autoApply }) => id !== rewardId || autoApply);

/** Those that can go into a cart, each code once. */
export const usableRewards = (list: readonly Reward[]): readonly Reward[] =>
  list.filter(
    ({ quantity, discCode }, at) => quantity > 0 && discCode !== null && list.findIndex((each) => each.discCode === discCode) === at,
  );
