import { expect, it } from 'vitest';
import { overlayWished } from '#domain/overlay/overlay.ts';

it('opens the cart drawer only with its feature (OVERLAYS-13)', () => {
  expect(overlayWished('cart-drawer', { miniCartIsEnabled: false, loginAvailable: true })).toEqual({ kind: 'nothing' });
  expect(overlayWished('cart-drawer', { miniCartIsEnabled: true, loginAvailable: true })).toEqual({ kind: 'overlay', id: 'cart-drawer' });
  expect(overlayWished('site-maintenance', { miniCartIsEnabled: false, loginAvailable: true })).toEqual({
    kind: 'overlay',
    id: 'site-maintenance',
  });
});
