import { expect, it } from 'vitest';
import { forbiddenInEmail, isAccountEmail, passwordTroubles } from '#domain/validation/credentials.ts';

it.for([
  ['jane.doe-1@mail.example.com', true],
  ['jane_doe@example.com', false],
  ['jane@example', false],
  ['@example.com', false],
  ['jane@example.', false],
  ['jane@.com', false],
  ['jane@ex_ample.com', false],
  ['ja ne@example.com', false],
  ['jane@example.com ', false],
  [' jane@example.com', false],
] as const)('E-64 %j is an address to sign in by: %s (VALID-08)', ([typed, isOne]) => {
  expect(isAccountEmail(typed)).toBe(isOne);
});

it.for([
  ['jane+news@example.com', '+'],
  ['jane_doe@example.com', '_'],
  ['ja ne@example.com', ' '],
  ['jane.doe-1@mail.example.com', null],
  ['jane', null],
  ['jane@ex_ample.com', null],
  ['', null],
] as const)('the email %j has %j before the @, which no account may (VALID-08)', ([typed, character]) => {
  expect(forbiddenInEmail(typed)).toBe(character);
});

it.for([
  ['abcdef1!', []],
  ['abcdefghijklmn1!', []],
  ['abcdefghijklmno1!', ['length']],
  ['abcde1!', ['length']],
  ['abcdefg1', ['special']],
  ['abcdefg!', ['digit']],
  ['abc def1!', ['whitespace']],
  ['abcdef1-', ['special']],
  ['', ['length', 'digit', 'special']],
] as const)('E-65 the password %j has the troubles %j (VALID-09)', ([password, troubles]) => {
  expect(passwordTroubles(password)).toEqual(troubles);
});

it.for('*@!#%&$()^~{}'.split(''))('a password may have %s as its sign', (sign) => {
  expect(passwordTroubles(`abcdef1${sign}`)).toEqual([]);
});
