import type { Reward } from '../account/rewards.ts';
import { isApplied, type AppliedDiscount } from './applied.ts';
import { offeredCode } from './code.ts';

/** Something to be applied: a code, or a reward by its code. */
export interface DiscountRequest {
  readonly code: string;
  readonly isReward: boolean;
}

interface Offering {
  /** Of an address (DISC-06); null: none. */
  readonly urlCode: string | null;
  readonly rewards: readonly Reward[];
  readonly applied: readonly AppliedDiscount[];
  /** What the guest has removed from this cart. */
  readonly removed: readonly string[];
}

/**
 * What is applied to a cart without being asked for, in order: the code of an address, then rewards that apply themselves, one of them at
 * most. What is in the cart already, or was removed from it, is skipped (DISC-02).
 */
export function offersFor({ urlCode, rewards, applied, removed }: Offering): readonly DiscountRequest[] {
  const isNew = (code: string | null): code is string => code !== null && !isApplied(applied, code);
  const code = offeredCode(urlCode ?? '', removed);
  const hasReward = applied.some(({ isReward }) => isReward);
  const automatic = rewards.filter(({ autoApply }) => autoApply).map(({ discCode }) => offeredCode(discCode ?? '', removed));
  const [reward] = hasReward ? [] : automatic.filter(isNew);
  return [...(isNew(code) ? [{ code, isReward: false }] : []), ...(reward === undefined ? [] : [{ code: reward, isReward: true }])];
}
