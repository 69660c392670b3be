import { fc } from '#test/kit/fast-check.ts';
import { expect, it } from 'vitest';
import { lastFour } from '#domain/phone/format.ts';
import { canConfirm } from '#domain/phone/phone.ts';
import { phoneScore, sortPhones } from '#domain/phone/sort.ts';

const phones = [
  { id: 'P1', isSmsMfaEnabled: true, isDefault: true, isVerified: true, isSmsOpt: true },
  { id: 'P2', isDefault: true },
  { id: 'P3', isVerified: true, isSmsOpt: true },
  { id: 'P4' },
  { id: 'P5', isSmsMfaEnabled: true },
];

it('E-09 sorts phones by their score, the lowest first (PHONES-02, AMB-10)', () => {
  expect(phones.map(phoneScore)).toEqual([18, 5, 3, 0, 10]);
  expect(sortPhones(phones).map(({ id }) => id)).toEqual(['P4', 'P3', 'P2', 'P5', 'P1']);
});

it('leaves equal phones as they came (AMB-10)', () => {
  const phone = fc.record({ isSmsMfaEnabled: fc.boolean(), isDefault: fc.boolean(), isVerified: fc.boolean(), isSmsOpt: fc.boolean() });
  fc.assert(
    fc.property(fc.array(phone), (list) => {
      const places = sortPhones(list.map((one, place) => ({ ...one, place })));
      for (const [at, next] of places.entries()) {
        const before = places[at - 1];
        if (before === undefined) continue;
        const [one, other] = [phoneScore(before), phoneScore(next)];
        expect(one < other || (one === other && before.place < next.place)).toBe(true);
      }
    }),
  );
});

it('E-10 shows two-step verification the last four digits (MFA-30)', () => {
  expect(lastFour('5551234567')).toBe('4567');
  expect(lastFour('(***) ***-1234')).toBe('1234');
  expect(lastFour('555-1234 ')).toBe('1234');
});

it('only a mobile phone that is not confirmed yet can be confirmed', () => {
  expect(canConfirm({ isVerified: false, phoneType: 'Mobile' })).toBe(true);
  expect(canConfirm({ isVerified: true, phoneType: 'Mobile' })).toBe(false);
  expect(canConfirm({ isVerified: false, phoneType: 'Home' })).toBe(false);
});
