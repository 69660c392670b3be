import { describe, expect, it } from 'vitest';
import { isPersonalMessage, isPlainName, isPlainText, isZip, TEXT_MAX } from '#domain/validation/text.ts';

describe('a text (VALID-01, VALID-02, VALID-12)', () => {
  it('E-66 takes names as people have them', () => {
    expect(isPlainText("O'Brien Jr.")).toBe(true);
    expect(isPlainText('A#1')).toBe(false);
  });

  it.for('!@#$%^&*()?<>'.split(''))('takes no %s', (sign) => {
    expect(isPlainText(`a${sign}b`)).toBe(false);
    expect(isPlainName(`a${sign}b`)).toBe(false);
  });

  it('is at most 2048 long', () => {
    expect(isPlainText('a'.repeat(TEXT_MAX))).toBe(true);
    expect(isPlainText('a'.repeat(TEXT_MAX + 1))).toBe(false);
    expect(TEXT_MAX).toBe(2048);
  });

  it('as a name does not begin with a digit', () => {
    expect(isPlainName('4th floor')).toBe(false);
    expect(isPlainName('Floor 4')).toBe(true);
    expect(isPlainText('4th floor')).toBe(true);
  });
});

it.for([
  ['62701', true],
  ['6270', false],
  ['62701-1234', false],
  ['062701', false],
  ['x62701', false],
] as const)('E-66 %s is a ZIP code: %s (VALID-03)', ([typed, isOne]) => {
  expect(isZip(typed)).toBe(isOne);
});

it.for([
  ['', true],
  [`Happy birthday, Kim! "Enjoy" it: it's a soup-and-bread | both & more_1?`, true],
  ['Line one\nline two', true],
  ['5 < 6', false],
  ['{x}', false],
  ['😀', false],
] as const)('%j is a personal message: %s (VALID-06)', ([text, isOne]) => {
  expect(isPersonalMessage(text)).toBe(isOne);
});
