import { setupI18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { compiledSource, type Texts } from '#tools/vite/compile-texts.ts';

const texts = {
  cart: {
    'cart.heading': 'Your cart',
    'cart.count': '{count, plural, =0 {Nothing yet} one {# item for {name}} other {# items for {name}}}',
    'cart.how': '{destination, select, DELIVERY {We bring it} other {You fetch it}}',
    'cart.quote': "It''s {price}",
  },
};

async function built(source: Texts) {
  const module = (await import(`data:text/javascript,${encodeURIComponent(compiledSource(source))}`)) as { cart: Record<string, string> };
  return setupI18n({ locale: 'en-US', messages: { 'en-US': module.cart } });
}

it('says in production what it says in development', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const i18n = await built(texts);
  expect(i18n._('cart.heading')).toBe('Your cart');
  expect(i18n._('cart.count', { count: 0, name: 'Max' })).toBe('Nothing yet');
  expect(i18n._('cart.count', { count: 1, name: 'Max' })).toBe('1 item for Max');
  expect(i18n._('cart.count', { count: 12, name: 'Max' })).toBe('12 items for Max');
  expect(i18n._('cart.how', { destination: 'DELIVERY' })).toBe('We bring it');
  expect(i18n._('cart.how', { destination: 'RPU' })).toBe('You fetch it');
  expect(i18n._('cart.quote', { price: '$4.29' })).toBe("It's $4.29");
});

it('stops the build at a message that is not ICU, by its key', () => {
  expect(() => compiledSource({ cart: { 'cart.broken': '{count, plural, one {# item}' } })).toThrow('cart.broken');
});
