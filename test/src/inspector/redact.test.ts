import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from '#src/inspector/redact.ts';

describe('a recording without secrets', () => {
  it('keeps the shape of what stands under the name of a secret, however deep', () => {
    const event = { type: 'code.submitted', code: '123456', card: { number: '4111 1111', holder: 'Ana' }, list: [{ Password: 'Brot-1!' }] };
    expect(redact(event)).toEqual({
      type: 'code.submitted',
      code: '000000',
      card: { number: '0000 0000', holder: 'Ana' },
      list: [{ Password: 'xxxx-0!' }],
    });
  });

  it('hides a card number wherever it stands', () => {
    expect(redact({ note: 'My card is 4111-1111 1111 1111, thanks' })).toEqual({ note: 'My card is 0000-0000 0000 0000, thanks' });
    expect(redact({ digits: 4_111_111_111_111_111 })).toEqual({ digits: 0 });
  });

  it('leaves handles, amounts and other numbers alone', () => {
    const harmless = {
      cardId: 'card-1',
      tokenId: 'token-1',
      cartId: 'cart-1',
      total: 1294,
      phone: '(555) 123-4567',
      orderNumber: '1234567890123',
    };
    expect(redact(harmless)).toEqual(harmless);
  });

  it('changes no shape: what was a text of some length stays one', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const { code: hidden } = redact({ code }) as { code: string };
        expect(Array.from(hidden)).toHaveLength(Array.from(code).length);
        expect(hidden).not.toMatch(/[1-9]/);
      }),
    );
  });
});
