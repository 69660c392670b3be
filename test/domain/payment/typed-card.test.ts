import { describe, expect, it } from 'vitest';
import { cardTypeOf, isExpired, passesLuhn, wireExpiry } from '#domain/payment/card.ts';
import { masked } from '#domain/payment/mask.ts';

describe('the expiry as typed (PAYSTORED-13, PAYSTORED-14)', () => {
  it.for(['12/2040', ' 12/2040 ', '12 / 2040', '12  /  2040', '12/40', '2040-12'])('%j is December 2040', (typed) => {
    expect(wireExpiry(typed)).toBe('1240');
    expect(isExpired(typed, '2040-12-31')).toBe(false);
    expect(isExpired(typed, '2041-01-01')).toBe(true);
  });

  it.for(['', '13/2040', '00/2040', '12/20400', '112/2040', '12x/2040', '12/x2040', '12-2040'])('%j is no expiry', (typed) => {
    expect(wireExpiry(typed)).toBeNull();
  });

  it.for(['', '12/20400', '112/2040', '12x/2040', '12/x2040'])('%j counts as over', (typed) => {
    expect(isExpired(typed, '2026-11-21')).toBe(true);
  });
});

describe('a card number', () => {
  it.for(['4', '4111 1111 1111 1111'])('%j is a VISA, from its first digit on', (typed) => {
    expect(cardTypeOf(typed)).toBe('VISA');
  });

  it.for(['', '6', '60', '3', '35', '36', '62', '6221'])('%j is of no brand yet', (typed) => {
    expect(cardTypeOf(typed)).toBeNull();
  });

  it.for([
    ['622126', 'DISC'],
    ['622925', 'DISC'],
    ['622926', null],
    ['222100', 'MAST'],
    ['272099', 'MAST'],
    ['272100', null],
  ] as const)('%s is %s (PAYSTORED-09 to PAYSTORED-12)', ([typed, type]) => {
    expect(cardTypeOf(typed)).toBe(type);
  });

  it('passes its check from twelve digits on (PAYSTORED-08)', () => {
    expect(passesLuhn('5000 0000 0611')).toBe(true);
    expect(passesLuhn('0')).toBe(false);
    expect(passesLuhn('18')).toBe(false);
    expect(passesLuhn('4111111111111112')).toBe(false);
  });
});

describe('a mask (MASKS-01 to MASKS-06)', () => {
  it.for([
    ['##', '1', '1'],
    ['##/##', '12', '12'],
    ['##/##', '123', '12/3'],
    ['##/##', '12/3', '12/3'],
    ['##', 'a1b2c3', '12'],
    ['A-a', 'xY', 'X-y'],
    ['SX', '1a2', 'a2'],
    ['!#-#', '7', '#-7'],
    ['!##', '#7', '#7'],
    ['#!', '7', '7'],
    ['##', '', ''],
    ['--#', '5', '--5'],
  ] as const)('%j shows %j as %j', ([mask, typed, shown]) => {
    expect(masked(mask, typed)).toBe(shown);
  });
});

it.for([
  ['!1#', '12', '12'],
  ['1-!#', '', ''],
  ['1#', '12', '12'],
  ['!!#', '!5', '!5'],
] as const)('the mask %j shows %j as %j (MASKS-06)', ([mask, typed, shown]) => {
  expect(masked(mask, typed)).toBe(shown);
});
