import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { redact } from '#src/inspector/redact.ts';

describe('a recording without secrets', () => {
  it('has one text for whatever stands under the name of a secret, however deep', () => {
    const event = { type: 'code.submitted', code: '123456', card: { number: '4111 1111', holder: 'Ana' }, list: [{ Password: 'Brot-1!' }] };
    expect(redact(event)).toEqual({
      type: 'code.submitted',
      code: '(secret)',
      card: { number: '(secret)', holder: 'Ana' },
      list: [{ Password: '(secret)' }],
    });
  });

  it('hides a card number wherever it stands', () => {
    expect(redact({ note: 'My card is 4111-1111 1111 1111, thanks' })).toEqual({ note: 'My card is 0000-0000 0000 0000, thanks' });
    expect(redact('order 12 4111 1111 1111 1111')).toBe('order 12 0000 0000 0000 0000');
    expect(redact('4111111111111111 12/29')).not.toContain('4111');
    expect(redact('exp 12/29 3782 822463 10005 1234')).not.toContain('3782');
    expect(redact('4111\u00a01111\u00a01111\u00a01111 123')).not.toContain('4111');
    expect(redact({ digits: 4_111_111_111_111_111 })).toEqual({ digits: 0 });
  });

  it('hides a card whatever numbers stand around it', () => {
    const deps = fc.stringMatching(/^(\d{1,4}[ -]){0,3}$/);
    fc.assert(
      fc.property(deps, deps, (before, after) => {
        expect(redact(`${before}4111 1111 1111 1111 ${after}`)).toContain('0000 0000 0000 0000');
      }),
    );
  });

  it('hides what stands deeper under a secret, and under a longer name', () => {
    const nested = { password: { value: 'Brot-1!' }, newPassword: 'Brot', accessToken: 'a1', giftCardPin: 1234 };
    expect(redact(nested)).toEqual({
      password: { value: '(secret)' },
      newPassword: '(secret)',
      accessToken: '(secret)',
      giftCardPin: 0,
    });
  });

  it('keeps the states of a flow, whatever their names', () => {
    const kept = { status: 'active', value: { entering: { code: 'fresh' } }, context: { postalCode: '62701', tableNumber: 12 } };
    expect(redact(kept)).toEqual(kept);
  });

  it('leaves handles, amounts and other numbers alone', () => {
    const harmless = {
      cardId: 'card-1',
      tokenId: 'token-1',
      cartId: 'cart-1',
      total: 1294,
      phone: '(555) 123-4567',
      // Their digits alone would pass for a card's.
      latitude: 39.78172100000016,
      orderNumber: '1234567890123',
    };
    expect(redact(harmless)).toEqual(harmless);
  });

  it('says nothing of a secret: neither its length, nor where digits are, nor its other characters', () => {
    const names = fc.constantFrom(
      'password',
      'newPassword',
      'pin',
      'giftCardPin',
      'cvv',
      'code',
      'cardNumber',
      'creditCardNumber',
      'token',
    );
    fc.assert(
      fc.property(names, fc.string(), (name, secret) => {
        expect(redact({ [name]: secret })).toEqual(redact({ [name]: 'Tr0ub4dor&3!' }));
      }),
    );
  });
});
