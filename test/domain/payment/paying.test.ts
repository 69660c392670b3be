import { expect, it } from 'vitest';
import { isApproved, type Paying } from '#domain/payment/paying.ts';

const paying = (cents: number | null): Paying => ({
  method: { kind: 'added', of: 'applePay', secretId: 'secret-1', lastFour: '', cents },
  giftCards: [],
  tip: 0,
  hasGiftCardTipping: false,
});

it('a wallet is good for the amount that it approved, also beside gift cards; anything else for any (PAYSTORED-17)', () => {
  expect(isApproved(paying(771), 771)).toBe(true);
  expect(isApproved(paying(771), 999)).toBe(false);
  const giftCards = [{ id: 'gift.1', balance: 300, isBonus: false }];
  expect(isApproved({ ...paying(771), giftCards }, 1071)).toBe(true);
  expect(isApproved({ ...paying(771), giftCards }, 771)).toBe(false);
  expect(isApproved(paying(null), 999)).toBe(true);
  expect(isApproved({ ...paying(null), method: { kind: 'stored', id: 'card.1' } }, 999)).toBe(true);
});
