import { expect, it } from 'vitest';
import { phoneDigits } from '#domain/phone/digits.ts';
import { phoneProblem, shapedPhone } from '#domain/phone/number.ts';

it.for([
  ['(555) 123-4567', '5551234567'],
  ['+1 (555) 123-4567', '5551234567'],
  ['1555123456', '1555123456'],
  ['215551234567', '215551234567'],
  ['2155512345671', '2155512345671'],
  ['155512345678', '155512345678'],
] as const)('%j has the digits %s', ([typed, digits]) => {
  expect(phoneDigits(typed)).toBe(digits);
});

it.for([
  ['', 'required'],
  ['( ) -', 'required'],
  ['5', 'invalid'],
  ['(555) 123-456', 'invalid'],
  ['(555) 123-4567', null],
  ['1 (555) 123-4567', null],
  ['155512345678', 'invalid'],
] as const)('%j as a phone number (PHONES-07): %s', ([typed, problem]) => {
  expect(phoneProblem(typed)).toBe(problem);
});

it.for([
  ['+1 (314) 555-0123', '(314) 555-0123'],
  ['+13145550123', '(314) 555-0123'],
  ['1-314-555-0123', '(314) 555-0123'],
  ['314.555.0123', '(314) 555-0123'],
  ['(314) 555-01234', '(314) 555-0123'],
  ['+', ''],
  ['1', ''],
  ['314', '(314'],
  ['', ''],
] as const)('%j pasted or filled in reads %j (VALID-04)', ([typed, shaped]) => {
  expect(shapedPhone(typed)).toBe(shaped);
});

it('a phone number with its country can be typed key by key (VALID-04)', () => {
  const shown = '+1 (314) 555-0123'.split('').reduce((value, key) => shapedPhone(value + key), '');
  expect(shown).toBe('(314) 555-0123');
});
