import type { Reward } from '#domain/account/rewards.ts';
import type { AppliedDiscount } from '#domain/discount/applied.ts';

/** A code that takes five dollars off, in a cart. */
export const welcome5: AppliedDiscount = { code: 'WELCOME5', name: '$5.00 off your order', isReward: false, quantity: 1, amount: 500 };

/** A reward of a member, in a cart. */
export const soupReward: AppliedDiscount = { code: 'SOUP2', name: '$2 off a bowl of soup', isReward: true, quantity: 1, amount: 200 };

const reward = (id: string, name: string, discCode: string, more: Partial<Reward> = {}): Reward => ({
  id,
  name,
  quantity: 1,
  autoApply: false,
  discCode,
  classificationType: 'ITEM',
  ...more,
});

/** Two rewards of a member, one of which can be used twice. */
export const twoRewards: readonly Reward[] = [
  reward('reward-1', 'A free pastry', 'PASTRY', { quantity: 2 }),
  reward('reward-2', '$2 off a bowl of soup', 'SOUP2'),
];
