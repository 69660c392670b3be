import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { cardTypeOf, codeLength, isExpired, passesLuhn, shapedCardNumber, shapedExpiry, wireExpiry } from '#domain/payment/card.ts';
import { cardDisplay, masked } from '#domain/payment/mask.ts';

describe('a card number', () => {
  it.each([
    ['34', 'AMEX'],
    ['37', 'AMEX'],
    ['35', null],
    ['6011', 'DISC'],
    ['622125', null],
    ['622126', 'DISC'],
    ['622925', 'DISC'],
    ['622926', null],
    ['643', null],
    ['644', 'DISC'],
    ['649', 'DISC'],
    ['65', 'DISC'],
    ['49', 'VISA'],
    ['50', 'MAST'],
    ['55', 'MAST'],
    ['56', null],
    ['222099', null],
    ['222100', 'MAST'],
    ['272099', 'MAST'],
    ['272100', null],
    ['4', 'VISA'],
  ])('that begins with %s is %s (PAYSTORED-09 to -12)', (start, type) => expect(cardTypeOf(start.padEnd(16, '0').slice(0, 16))).toBe(type));

  it.each([
    ['4111 1111 1111 1111', true],
    ['3782-822463-10005', true],
    ['4111 1111 1111 1112', false],
    ['', false],
    ['0', false],
  ])('%s passes the check: %s (PAYSTORED-08)', (typed, passes) => expect(passesLuhn(typed)).toBe(passes));

  it('that has one digit mistyped never passes (PAYSTORED-08)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digits = '4111111111111111'.split('').map(Number);
        digits[at] = ((digits[at] ?? 0) + more) % 10;
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });

  it('asks for four digits of code only of American Express', () => {
    expect([codeLength('AMEX'), codeLength('VISA'), codeLength(null)]).toEqual([4, 3, 3]);
  });
});

describe('an expiry', () => {
  it.each([
    ['03/2031', '0331'],
    ['13/2031', null],
    ['3/2031', '0331'],
    ['03/31', '0331'],
    ['1/29', '0129'],
    [' 12 / 29 ', '1229'],
    ['2029-12', '1229'],
    ['2029-13', null],
    ['00/29', null],
    ['12/1929', null],
    ['12/2', null],
    ['12', null],
    ['', null],
  ])('%s goes out as %s (PAYSTORED-13)', (typed, wire) => expect(wireExpiry(typed)).toBe(wire));

  it.each([
    ['11/2026', '2026-11-30', false],
    ['11/2026', '2026-12-01', true],
    ['12/2025', '2026-01-01', true],
    ['11/26', '2026-11-30', false],
    ['11/26', '2026-12-01', true],
    ['1/29', '2029-01-31', false],
    ['2029-12', '2030-01-01', true],
    ['nothing', '2026-01-01', true],
  ])('%s on %s is over: %s (PAYSTORED-14)', (typed, today, isOver) => expect(isExpired(typed, today)).toBe(isOver));

  it.each([
    ['12/29', '12/29'],
    ['1/29', '01/29'],
    ['1229', '12/29'],
    ['122029', '12/2029'],
    ['12/2029', '12/2029'],
    ['12 / 29', '12/29'],
    ['2029-12', '12/2029'],
    ['9', '9'],
    ['929', '09/29'],
    ['1', '1'],
    ['1/', '01/'],
    ['12', '12'],
    ['12/', '12/'],
    ['12/20299', '12/2029'],
    ['x', ''],
  ])('typed or filled in as %j reads %j (PAYSTORED-13)', (typed, shaped) => expect(shapedExpiry(typed)).toBe(shaped));

  it('keeps a shape that it has', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/ -]{0,9}$/), (typed) => {
        const shaped = shapedExpiry(typed);
        expect(shapedExpiry(shaped)).toBe(shaped);
      }),
    );
  });

  it.each(['12/29', '1/29', '12/2029', '1/2029'])('%s can be typed key by key', (typed) => {
    const shown = typed.split('').reduce((value, key) => shapedExpiry(value + key), '');
    expect(wireExpiry(shown)).toBe(wireExpiry(typed));
  });
});

describe('masks', () => {
  it.each([
    ['(###) ###-####', '5551234567', '(555) 123-4567'],
    ['!#AA-##', 'ab12', '#AB-12'],
    ['aaa', 'XyZ', 'xyz'],
    ['SSS', 'a1b2c', 'abc'],
    ['##/####', '032027', '03/2027'],
    ['XX', '-a9', 'a9'],
  ])('E-83 %s shapes %s as %s (MASKS-01 to -06)', (mask, value, shaped) => expect(masked(mask, value)).toBe(shaped));

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['032027', '03/2027'],
    ['1234', '1234'],
    ['123456789', '12345'],
    ['12345', '12345'],
  ])('E-84 shows %s as %s (MASKS-07, AMB-20)', (digits, shown) => expect(cardDisplay(digits)).toBe(shown));
});

it.each([
  ['378282246310005', '3782 822463 10005'],
  ['6011000000000004', '6011 0000 0000 0004'],
  ['4111 1111 1111 1111 9', '4111 1111 1111 1111'],
  ['41111', '4111 1'],
  ['3782 8', '3782 8'],
  ['', ''],
])('MASKS-07: %s, typed or pasted in one piece, reads %s', (typed, shaped) => expect(shapedCardNumber(typed)).toBe(shaped));
