import { expect, it } from 'vitest';
import { overlayIds, overlayWished } from '#domain/overlay/overlay.ts';

const on = { miniCartIsEnabled: true };
const off = { miniCartIsEnabled: false };

it('opens every overlay under its own name', () => {
  for (const id of overlayIds) expect(overlayWished(id, on)).toEqual({ kind: 'overlay', id });
});

it('opens the cart drawer only with the mini-cart (OVERLAYS-13, FLAGS-07)', () => {
  expect(overlayWished('cart-drawer', off)).toEqual({ kind: 'nothing' });
});

it('starts the order setup as a flow, not as an overlay (OVERLAYS-06)', () => {
  expect(overlayWished('order-setup-flow', off)).toEqual({ kind: 'orderSetup' });
});

it('answers sign-in with the alert that it is unavailable (OVERLAYS-05)', () => {
  expect(overlayWished('sign-in', on)).toEqual({ kind: 'overlay', id: 'login-unavailable' });
});

it('ignores names that nobody knows (OVERLAYS-52)', () => {
  for (const name of ['', 'dance', 'constructor', 'Cart-Drawer']) expect(overlayWished(name, on)).toEqual({ kind: 'nothing' });
});
