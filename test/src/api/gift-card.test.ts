import { expect, it } from 'vitest';
import { giftCardApi } from '#src/api/gift-card.ts';
import { stubClient } from '#test/kit/stub-client.ts';

const giftCardNo = '6070010000001000';

it.each([
  ['a promo card of which no pay type is named', { isPromoCard: true }, 'BONUS_CARD'],
  ['a promo card whose pay type is another', { isPromoCard: true, payTypeId: 762 }, 'VEC'],
  ['any other', { isPromoCard: false }, 'FIRST_DATA'],
  ['one of which the server does not say it', {}, 'FIRST_DATA'],
])('the type of a gift card: %s (GIFTCARD-02)', async (_, found, type) => {
  const api = giftCardApi(stubClient(() => ({ giftCardBalance: [{ giftCardNo, giftCardBalance: 10, ...found }] })));
  const { signal } = new AbortController();
  expect(await api.addedBalance({ giftCardNo, cafeNo: '203', proof: null }, signal)).toEqual({ balance: 1000, type, hasFailed: false });
  expect(await api.storedBalances([giftCardNo], '203', signal)).toEqual([{ balance: 1000, type, hasFailed: false }]);
});
