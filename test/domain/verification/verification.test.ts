import { describe, expect, it } from 'vitest';
import { codeTrouble, isWholeCode, keptCode, withoutSeparators } from '#domain/verification/code.ts';
import { methodOf } from '#domain/verification/method.ts';

const email = { type: 'EMAIL', isDefaultMfaType: true };
const sms = { type: 'SMS', isDefaultMfaType: false };

describe('the way to verify (MFA-08 to MFA-10)', () => {
  it('E-12 is by text message where that is offered, whatever the default is', () => {
    expect(methodOf([email, sms])).toBe(sms);
  });

  it('E-12 is none where it is not', () => {
    expect(methodOf([email])).toBeNull();
    expect(methodOf([])).toBeNull();
  });

  it('is the default of several', () => {
    const marked = { ...sms, isDefaultMfaType: true };
    expect(methodOf([sms, marked])).toBe(marked);
    expect(methodOf([marked, sms])).toBe(marked);
  });
});

describe('a code (MFA-17, MFA-27)', () => {
  it.for([
    ['', 'required'],
    ['12a456', 'invalidCharacters'],
    ['12345', 'tooShort'],
    ['123456', null],
  ] as const)('E-11 %j: %s', ([typed, trouble]) => {
    expect(codeTrouble(typed)).toBe(trouble);
    expect(isWholeCode(typed)).toBe(trouble === null);
  });

  it('is no longer than six digits', () => {
    expect(isWholeCode('1234567')).toBe(false);
    expect(keptCode(' 123-456 789')).toBe('123456');
    expect(keptCode('Your code is 042 137.')).toBe('042137');
  });
});

it('a pasted code may have separators between its digits, which departs from MFA-27 (decision 025); other characters stay', () => {
  expect(['131-394', '131 394', '131.394', '131–394'].map(withoutSeparators)).toEqual(Array(4).fill('131394'));
  expect(['-131394', '131a394', '131-a'].map(withoutSeparators)).toEqual(['-131394', '131a394', '131-a']);
});
