import { expect, it } from 'vitest';
import { overlayRequested } from '#domain/overlay/overlay.ts';

it('opens the cart drawer only with its feature (OVERLAYS-13)', () => {
  expect(
    overlayRequested('cart-drawer', { miniCartIsEnabled: false, loginAvailable: true, digitalRecovery: false, allergenFilter: false }),
  ).toEqual({
    kind: 'nothing',
  });
  expect(
    overlayRequested('cart-drawer', { miniCartIsEnabled: true, loginAvailable: true, digitalRecovery: false, allergenFilter: false }),
  ).toEqual({
    kind: 'overlay',
    id: 'cart-drawer',
  });
  expect(
    overlayRequested('site-maintenance', { miniCartIsEnabled: false, loginAvailable: true, digitalRecovery: false, allergenFilter: false }),
  ).toEqual({
    kind: 'overlay',
    id: 'site-maintenance',
  });
});
