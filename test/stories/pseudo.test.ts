import { setupI18n } from '@lingui/core';
import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { pseudo } from '#stories/pseudo.ts';

const say = (message: string, values: Record<string, unknown> = {}) => {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': { it: pseudo(message) } } });
  return i18n._('it', values);
};

describe('the pseudo-locale', () => {
  it('accents words, in brackets', () => {
    expect(say('Your cart')).toMatch(/^⟦Yöür çárt~+⟧$/);
  });

  it('leaves what is put in as it is', () => {
    expect(say('Remove {name}', { name: 'Club' })).toContain('Club');
  });

  it('keeps plurals apart', () => {
    const message = '{count, plural, one {# item} other {# items}}';
    expect(say(message, { count: 1 })).toContain('1 ítém');
    expect(say(message, { count: 2 })).toContain('2 ítémš');
  });

  it('is at least 30 % longer', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z ]{1,60}$/), (words) => {
        expect(say(words).length).toBeGreaterThanOrEqual(words.length * 1.3);
      }),
    );
  });
});
