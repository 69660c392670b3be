import { describe, expect, it } from 'vitest';
import { missingFor, reauthFor, safeReturn } from '#domain/navigation/entry.ts';
import { isCartOrCheckout, isProductDetail, isProfileAndSettings } from '#domain/navigation/page.ts';

describe('E-57: profile and settings (ROUTES-35)', () => {
  const address = '/en-us/mybakery/profile-and-settings/phones.html?from=mail';

  it('are closed to an insecure persistent session, which comes back after re-authentication', () => {
    expect(reauthFor(address, { isPersistent: true, isSecure: false })).toEqual({ redirectTo: address });
  });

  it('are open to a secure one, and to one that is not persistent', () => {
    expect(reauthFor(address, { isPersistent: true, isSecure: true })).toBeNull();
    expect(reauthFor(address, { isPersistent: false, isSecure: false })).toBeNull();
  });

  it('are told by the path alone', () => {
    expect(reauthFor('/app/menu.html?to=/profile-and-settings/', { isPersistent: true, isSecure: false })).toBeNull();
    expect(isProfileAndSettings('/en-us/mybakery/profile-and-settings.html')).toBe(true);
    expect(isProfileAndSettings('/app/profile-and-settings-help.html')).toBe(false);
  });
});

it('knows the cart and the checkout page, and product detail, by the path (ROUTES-47, -48)', () => {
  expect(['/app/cart.html', '/app/checkout.html'].every(isCartOrCheckout)).toBe(true);
  expect(['/app/cart.htmlx', '/app/menu.html', '/x/app/cart.html'].some(isCartOrCheckout)).toBe(false);
  expect(['/app/product/abc.html', '/products/x'].every(isProductDetail)).toBe(true);
  expect(isProductDetail('/app/productive.html')).toBe(false);
});

it('sends a guest without what a page needs to the order setup', () => {
  const none = { hasOrder: false, hasCart: false };
  expect(missingFor('nothing', none)).toBeNull();
  expect(missingFor('order', none)).toBe('order');
  expect(missingFor('order', { hasOrder: false, hasCart: true })).toBe('order');
  expect(missingFor('order', { hasOrder: true, hasCart: false })).toBeNull();
  expect(missingFor('cart', none)).toBe('order');
  expect(missingFor('cart', { hasOrder: false, hasCart: true })).toBeNull();
});

it.for(['/app/menu.html', '/app/product/abc-1.html?line=2&x=a%20b', '/app/startOrder/'])('goes back to %s', (address) => {
  expect(safeReturn(address, '/app/menu.html#fallback')).toBe(address);
});

it.for([
  'https://evil.example/app/menu.html',
  '//evil.example/app/',
  '/app//evil.example',
  '/app/../../evil',
  '/app/\\evil.example',
  'javascript:alert(1)',
  '/maintenance.html',
  '/app/menu.html#x',
  '/app/a b',
  '',
  null,
])('does not go to %s', (address) => {
  expect(safeReturn(address, '/app/menu.html')).toBe('/app/menu.html');
});
