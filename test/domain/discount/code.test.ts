import { describe, expect, it } from 'vitest';
import type { Reward } from '#domain/account/rewards.ts';
import { discountLines, inTheWay, type AppliedDiscount } from '#domain/discount/applied.ts';
import { discountCode, offeredCode } from '#domain/discount/code.ts';
import { offersFor } from '#domain/discount/offers.ts';
import { canBecomeGood, discountProblem, isFlag } from '#domain/discount/refusal.ts';

const applied = (code: string, more: Partial<AppliedDiscount> = {}): AppliedDiscount => ({
  code,
  name: null,
  isReward: false,
  quantity: 1,
  amount: null,
  ...more,
});
const reward = (discCode: string | null, more: Partial<Reward> = {}): Reward => ({
  id: `reward-${discCode}`,
  name: 'A reward',
  quantity: 1,
  autoApply: true,
  discCode,
  classificationType: null,
  ...more,
});

describe('a discount code', () => {
  it('is trimmed and in upper case, and is skipped where the guest has removed it (E-49, DISC-01, DISC-02)', () => {
    expect(discountCode('  save10 ')).toBe('SAVE10');
    expect(offeredCode('  save10 ', [])).toBe('SAVE10');
    expect(offeredCode('  save10 ', ['SAVE10'])).toBeNull();
    expect(offeredCode('   ', [])).toBeNull();
  });
});

describe('why a discount is refused', () => {
  it.each([
    ['Discounts.itemsNotEligibleForTheDiscount', 'noEligibleItems', 'DISC-08'],
    ['Discounts.emptyOrder', 'noEligibleItems', 'DISC-09, E-50'],
    ['cart.input.discountalreadyapplied', 'tooMany', 'DISC-10, E-50'],
    ['Discounts.SameDayOnlyDiscount', 'sameDayOnly', 'DISC-11, E-50'],
  ])('%s is the flag %s, and no API error (%s)', (reasonCode, flag) => {
    expect(discountProblem(reasonCode)).toBe(flag);
    expect(isFlag(discountProblem(reasonCode))).toBe(true);
  });

  it('any other discount code and any other code are API errors (DISC-12, DISC-13)', () => {
    expect(discountProblem('Discounts.invalidCode')).toBe('code');
    expect(discountProblem('Discounts.expired')).toBe('code');
    expect(discountProblem('cart.validation.items')).toBe('other');
    expect(isFlag('code') || isFlag('other')).toBe(false);
  });

  it('a code of an address waits on where the order may become one that it is good for (DISC-06)', () => {
    expect((['noEligibleItems', 'sameDayOnly', 'tooMany', 'code', 'other'] as const).filter(canBecomeGood)).toEqual([
      'noEligibleItems',
      'sameDayOnly',
    ]);
  });
});

describe('what is applied without a word of the guest', () => {
  const nothing = { urlCode: null, rewards: [], applied: [], removed: [] };

  it('is the code of the address, then one reward that applies itself (DISC-04, DISC-06)', () => {
    expect(offersFor({ ...nothing, urlCode: 'x10 ', rewards: [reward('A', { autoApply: false }), reward('B'), reward('C')] })).toEqual([
      { code: 'X10', isReward: false },
      { code: 'B', isReward: true },
    ]);
  });

  it('leaves out what is applied already, and what the guest has removed (DISC-02)', () => {
    const rewards = [reward('A'), reward(null)];
    expect(offersFor({ urlCode: 'X10', rewards, applied: [applied('X10')], removed: ['A'] })).toEqual([]);
    expect(offersFor({ ...nothing, rewards, applied: [applied('B', { isReward: true })] })).toEqual([]);
    expect(offersFor({ ...nothing, urlCode: 'X10', removed: ['X10'] })).toEqual([]);
  });
});

describe('the lines of what is taken off', () => {
  it('are by discount where their amounts add up to the sum of the server, else the sum alone', () => {
    const pastry = applied('PASTRY', { amount: 349, isReward: true });
    const welcome = applied('WELCOME5', { amount: 500 });
    expect(discountLines([pastry, welcome], 849)).toEqual([
      { discount: pastry, amount: 349 },
      { discount: welcome, amount: 500 },
    ]);
    expect(discountLines([pastry, welcome], 700)).toEqual([{ discount: null, amount: 700 }]);
    expect(discountLines([pastry, applied('X10')], 349)).toEqual([{ discount: null, amount: 349 }]);
    expect(discountLines([], 300)).toEqual([{ discount: null, amount: 300 }]);
  });

  it('are none where nothing is taken off, and leave out a discount that takes nothing', () => {
    expect(discountLines([applied('X10', { amount: 0 })], 0)).toEqual([]);
    expect(discountLines([applied('X10')], 0)).toEqual([]);
    const welcome = applied('WELCOME5', { amount: 500 });
    expect(discountLines([applied('X10', { amount: 0 }), welcome], 500)).toEqual([{ discount: welcome, amount: 500 }]);
  });
});

it('a reward takes the place of a reward, and a code that of a code; else of what came last (DISC-10)', () => {
  const pastry = applied('PASTRY', { isReward: true });
  const welcome = applied('WELCOME5');
  expect(inTheWay([pastry, welcome], true)).toBe(pastry);
  expect(inTheWay([welcome, pastry], false)).toBe(welcome);
  expect(inTheWay([pastry], false)).toBe(pastry);
  expect(inTheWay([], false)).toBeNull();
});
