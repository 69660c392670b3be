import { expect, it } from 'vitest';
import { campusMethods, isCampusNumber, isTakenAt, namedCampusCards } from '#domain/payment/campus-card.ts';
import { paysByCampusCard } from '#domain/payment/institution.ts';
import { campusCardId, payments, school, storedCampusCard } from '#model-tests/samples/account.ts';

const CAMPUS_CARD = 811;

it.each([
  ['its first account is one of campus cards', [811, 812], true],
  ['another account of it is one', [812, 811], false],
  ['it has no account', [], false],
])(
  'a campus card is kept only where the first account of its institution is one of campus cards: %s (PAYSTORED-15)',
  (_, accountPaymentTypes, isKept) => {
    expect(paysByCampusCard({ accountPaymentTypes }, CAMPUS_CARD)).toBe(isKept);
    const card = { ...storedCampusCard, campusInfo: { ...school, accountPaymentTypes } };
    expect(isTakenAt(card, [school], CAMPUS_CARD)).toBe(isKept);
  },
);

it('a campus card pays only at cafes that take cards of its institution (CAFE-12)', () => {
  expect(isTakenAt(storedCampusCard, [school], CAMPUS_CARD)).toBe(true);
  expect(isTakenAt(storedCampusCard, [{ ...school, institutionId: 'lakeshore' }], CAMPUS_CARD)).toBe(false);
  expect(isTakenAt(storedCampusCard, [], CAMPUS_CARD)).toBe(false);
});

it('the checkout offers campus cards by school and program, expired by the date of the device (PAYSTORED-21, PAYSTORED-14)', () => {
  const at = (today: string) => campusMethods(payments, { institutions: [school], campusPaymentTypeId: CAMPUS_CARD, today });
  expect(at('2026-11-23')).toEqual([
    {
      id: campusCardId,
      kind: 'campusCard',
      type: 'Prairie Points',
      label: 'Prairie State University',
      expires: '0531',
      isExpired: false,
      isDefault: false,
    },
  ]);
  expect(at('2031-06-01').map(({ isExpired }) => isExpired)).toEqual([true]);
  const forever = { ...payments, campusCards: [{ ...storedCampusCard, tokenExpDate: null }] };
  expect(campusMethods(forever, { institutions: [school], campusPaymentTypeId: CAMPUS_CARD, today: '2099-01-01' })).toMatchObject([
    { isExpired: false },
  ]);
});

it('names of campus cards hold no token, tell two of one school apart, and stay where the other goes', () => {
  const other = { ...storedCampusCard, token: 'other' };
  const names = namedCampusCards({ ...payments, campusCards: [storedCampusCard, other] }).map(({ id }) => id);
  expect(new Set(names).size).toBe(2);
  expect(names.join(' ')).not.toMatch(/campus-ana|other/);
  expect(namedCampusCards({ ...payments, campusCards: [other] }).map(({ id }) => id)).toEqual(names.slice(1));
});

it.each([
  ['90210042', true],
  ['9021 0042', true],
  ['9021004', false],
  ['90210042902100429', false],
  ['', false],
])('the number of a campus card has 8 to 16 digits: %s is %s', (typed, isOne) => expect(isCampusNumber(typed)).toBe(isOne));
