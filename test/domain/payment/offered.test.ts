import { expect, it } from 'vitest';
import { allocate } from '#domain/payment/allocation.ts';
import {
  asBalance,
  eachOnce,
  heldChoice,
  isChoosable,
  namedCards,
  namedGiftCards,
  namedPayPals,
  NEW_CARD,
  PAYPAL,
  preselectedMethod,
  storedMethods,
} from '#domain/payment/offered.ts';
import { storedName } from '#domain/payment/stored-name.ts';
import { storedCard } from '#model-tests/samples/account.ts';
import { fc } from '#test/kit/fast-check.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';

const card = (lastFour: string, expirationDate: string, isDefault = false) => ({
  ...storedCard,
  token: `token-${lastFour}`,
  lastFour,
  expirationDate,
  isDefault,
});
const giftCard = (giftCardNo: string) => ({ giftCardNo, giftCardBalance: 500, giftCardType: 'SVS' });
const nameOf = (lastFour: string) => storedName('card.', `token-${lastFour}`);
const payPal = storedName(PAYPAL, 'p-1');
const stored: StoredPayments = {
  creditCards: [card('0001', '1026'), card('4242', '1128', true)],
  giftCards: [giftCard('************7731'), giftCard('6006490000007731')],
  payPals: [
    { accountNumber: 'p-1', username: 'ana@example.com' },
    { accountNumber: 'p-2', username: 'work@example.com' },
  ],
  campusCards: [],
  milStarCards: [],
  hasApplePay: false,
};

it('offers what is stored, the default first, expired by the date of the device, and at most one PayPal (ALLOC-11, PAYSTORED-14, PAYSTORED-02)', () => {
  const methods = storedMethods(stored, '2026-11-23');
  expect(methods.map(({ id, isExpired }) => [id, isExpired])).toEqual([
    [nameOf('4242'), false],
    [nameOf('0001'), true],
    [payPal, false],
  ]);
  expect(methods.at(-1)).toMatchObject({ type: 'PYPL', label: 'ana@example.com' });
  expect(preselectedMethod(methods)).toBe(nameOf('4242'));
  // The present month is still good.
  expect(storedMethods(stored, '2026-10-31').map(({ isExpired }) => isExpired)).toEqual([false, false, false]);
});

it.each([
  [
    'cards',
    (from: number) =>
      namedCards({ ...stored, creditCards: [card('4242', '1128'), { ...card('4242', '1128'), token: 'token-2' }].slice(from) }),
  ],
  ['gift cards', (from: number) => namedGiftCards({ ...stored, giftCards: stored.giftCards.slice(from) })],
  ['PayPal accounts', (from: number) => namedPayPals({ ...stored, payPals: stored.payPals.slice(from) })],
])('names of %s hold no token and no number, tell like things apart, and stay where another goes', (_, namedFrom) => {
  const names = namedFrom(0).map(({ id }) => id);
  expect(new Set(names).size).toBe(2);
  expect(names.join(' ')).not.toMatch(/token|7731|4242|p-[12]/);
  expect(namedFrom(1).map(({ id }) => id)).toEqual(names.slice(1));
});

it('names of stored gift cards are different, and their shares add up, however alike their visible ends (ALLOC-04, ALLOC-12)', () => {
  const visible = fc.constantFrom('************1234', '************7731');
  const cards = fc.array(fc.record({ giftCardNo: visible, cents: fc.integer({ min: 1, max: 5000 }) }), { maxLength: 6 });
  fc.assert(
    fc.property(cards, fc.integer({ min: 0, max: 20_000 }), (all, total) => {
      const giftCards = all.map(({ giftCardNo, cents }) => ({ ...giftCard(giftCardNo), giftCardBalance: cents / 100 }));
      const named = namedGiftCards({ ...stored, giftCards });
      const ids = named.map(({ id }) => id);
      expect(new Set(ids).size).toBe(all.length);
      expect(named.map(({ card: { giftCardNo } }) => giftCardNo)).toEqual(all.map(({ giftCardNo }) => giftCardNo));
      const balances = all.map(({ cents }, at) => ({ id: ids[at] ?? '', balance: cents, isBonus: false }));
      const split = allocate({ total, tip: 0, hasGiftCardTipping: false, giftCards: balances }, { methodId: null, giftCardIds: ids });
      expect(split.giftCards.reduce((sum, { cents }) => sum + cents, split.open)).toBe(total);
    }),
    {
      examples: [
        [
          [
            { giftCardNo: '************1234', cents: 500 },
            { giftCardNo: '************1234', cents: 1000 },
          ],
          1200,
        ],
      ],
    },
  );
});

it('preselects a card to be typed where nothing is stored, and nothing where no default is good (PAYSTORED-05)', () => {
  expect(preselectedMethod([])).toBe(NEW_CARD);
  const late = storedMethods(stored, '2029-01-01');
  expect(preselectedMethod(late)).toBeNull();
  const offered = { methods: late, added: [] };
  expect([isChoosable(offered, nameOf('4242')), isChoosable(offered, NEW_CARD), isChoosable(offered, payPal)]).toEqual([false, true, true]);
});

it('a former choice holds as far as it can be made, and no method is chosen in place of what is gone (AMB-40)', () => {
  const methods = { methods: storedMethods(stored, '2026-11-23'), added: [] };
  const giftCards = [{ id: 'gift.7731', lastFour: '7731', balance: 500, type: 'SVS', isAdded: false }];
  expect(heldChoice(null, methods, giftCards)).toEqual({ methodId: nameOf('4242'), giftCardIds: [] });
  expect(heldChoice({ methodId: null, giftCardIds: ['gift.7731'] }, methods, giftCards)).toEqual({
    methodId: null,
    giftCardIds: ['gift.7731'],
  });
  expect(heldChoice({ methodId: null, giftCardIds: ['gift.7731', 'gone'] }, methods, giftCards)).toEqual({
    methodId: null,
    giftCardIds: ['gift.7731'],
  });
  expect(heldChoice({ methodId: null, giftCardIds: ['gone'] }, methods, giftCards)).toEqual({ methodId: null, giftCardIds: [] });
  expect(heldChoice({ methodId: nameOf('0001'), giftCardIds: [] }, methods, []).methodId).toBeNull();
  // A card to be typed charges nothing that is stored.
  expect(heldChoice({ methodId: nameOf('0001'), giftCardIds: [] }, { methods: [], added: [] }, []).methodId).toBe(NEW_CARD);
  expect(heldChoice({ methodId: NEW_CARD, giftCardIds: [] }, methods, []).methodId).toBe(NEW_CARD);
});

it('a gift card whose balance is not known has nothing to give', () => {
  const option = { id: 'gift.1', lastFour: '0001', balance: null, type: 'BONUS_CARD', isAdded: false };
  expect(asBalance(option)).toEqual({ id: 'gift.1', balance: 0, isBonus: true });
});

it('a gift card whose PIN was refused has nothing to give, and is chosen no more (GIFTCARD-11)', () => {
  const refused = { id: 'secret-1', lastFour: '7731', balance: 500, type: 'SVS', isAdded: true, needsPin: true as const };
  expect(asBalance(refused).balance).toBe(0);
  const methods = { methods: [], added: [] };
  expect(heldChoice({ methodId: NEW_CARD, giftCardIds: ['secret-1'] }, methods, [refused]).giftCardIds).toEqual([]);
});

it('gift cards that end alike and hold as much are two: only one that was saved here is the stored one, where just one ends like it (ALLOC-02)', () => {
  const kept = { id: 'gift.3000', lastFour: '3000', balance: 300, type: 'SVS', isAdded: false };
  const typed = { ...kept, id: 'secret-1', isAdded: true };
  const saved = { ...typed, isSaved: true as const };
  const former = { methodId: null, giftCardIds: ['secret-1'] };
  expect(eachOnce([kept, typed], former)).toEqual({ giftCards: [kept, typed], choice: former });
  expect(eachOnce([kept, saved], former)).toEqual({ giftCards: [kept], choice: { ...former, giftCardIds: ['gift.3000'] } });
  const alike = { ...kept, id: 'gift.3000.1' };
  expect(eachOnce([kept, alike, saved], former)).toEqual({ giftCards: [kept, alike, saved], choice: former });
  const spent = { ...kept, balance: 200 };
  expect(eachOnce([spent, saved], former).choice).toEqual(former);
});
