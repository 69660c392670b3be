import { expect, it } from 'vitest';
import { overlayIds, overlayRequested } from '#domain/overlay/overlay.ts';

const on = { miniCartIsEnabled: true, loginAvailable: true, digitalRecovery: true, allergenFilter: true };
const off = { miniCartIsEnabled: false, loginAvailable: false, digitalRecovery: false, allergenFilter: false };

it('opens every overlay under its own name (OVERLAYS-14, OVERLAYS-27, OVERLAYS-31, OVERLAYS-33)', () => {
  expect(overlayIds).toEqual(expect.arrayContaining(['cafe-restricted-access', 'food-prep', 'menu-search', 'prop-65']));
  for (const id of overlayIds) expect(overlayRequested(id, on)).toEqual({ kind: 'overlay', id });
});

it('opens the cart drawer only with the mini-cart (OVERLAYS-13, FLAGS-07)', () => {
  expect(overlayRequested('cart-drawer', off)).toEqual({ kind: 'nothing' });
});

it('starts the order setup as a flow, not as an overlay (OVERLAYS-06)', () => {
  expect(overlayRequested('order-setup-flow', off)).toEqual({ kind: 'orderSetup' });
});

it('asks who the visitor is, once more where they are known (OVERLAYS-01, -02, -04, -49)', () => {
  expect(overlayRequested('sign-in', on)).toEqual({ kind: 'signIn', isAgain: false });
  expect(overlayRequested('session-expired', on)).toEqual({ kind: 'signIn', isAgain: true });
  expect(overlayRequested('sign-up', on)).toEqual({ kind: 'signUp' });
  expect(overlayRequested('forgot-password', on)).toEqual({ kind: 'forgotPassword' });
});

it('answers all of these with the alert where sign-in is off (OVERLAYS-05, FLAGS-28)', () => {
  for (const name of ['sign-in', 'session-expired', 'sign-up', 'forgot-password'])
    expect(overlayRequested(name, off)).toEqual({ kind: 'overlay', id: 'login-unavailable' });
});

it('shows how far an order is on a page of its own (OVERLAYS-28)', () => {
  expect(overlayRequested('order-status', off)).toEqual({ kind: 'orderStatus' });
});

it('ignores unknown names (OVERLAYS-52)', () => {
  for (const name of ['', 'dance', 'constructor', 'Cart-Drawer']) expect(overlayRequested(name, on)).toEqual({ kind: 'nothing' });
});

it('offers something to drink or something sweet by name (OVERLAYS-09, OVERLAYS-10)', () => {
  expect(overlayRequested('beverage-upsell', on)).toEqual({ kind: 'upsell', only: 'beverage' });
  expect(overlayRequested('bakery-upsell', off)).toEqual({ kind: 'upsell', only: 'bakery' });
});

it('opens help with an order by the name of either layout, only with digital recovery (OVERLAYS-47, OVERLAYS-48, FLAGS-18)', () => {
  for (const name of ['remedy-flow-overlay', 'remedy-recovery-drawer']) {
    expect(overlayRequested(name, on)).toEqual({ kind: 'remedy' });
    expect(overlayRequested(name, off)).toEqual({ kind: 'nothing' });
  }
});

it('opens what a guest avoids by the names of the drawers and of the dialogs, only with the filter (OVERLAYS-11, OVERLAYS-12, FLAGS-10)', () => {
  for (const name of ['allergen-drawers', 'allergen-modals']) {
    expect(overlayRequested(name, on)).toEqual({ kind: 'allergens' });
    expect(overlayRequested(name, off)).toEqual({ kind: 'nothing' });
  }
});

it('opens the rewards by the names of their dialogs (OVERLAYS-15, OVERLAYS-16, OVERLAYS-17)', () => {
  for (const name of ['reward-info', 'reward-swap', 'reward-error']) expect(overlayRequested(name, on)).toEqual({ kind: 'rewards' });
});
