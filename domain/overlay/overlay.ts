import type { UpsellKind } from '../menu/upsell.ts';
import type { Features } from '../app/features.ts';

/** Overlays of any page, by the identifiers of `openOverlay` (OVERLAYS, OPEN-07). */
export const overlayIds = [
  'cafe-restricted-access',
  'cart-drawer',
  'food-prep',
  'login-unavailable',
  'lost-customizations',
  'menu-search',
  'prop-65',
  'site-maintenance',
  'welcome-beta-modal',
] as const;
export type OverlayId = (typeof overlayIds)[number];

/** What a name leads to: an overlay, the order-setup flow, or nothing. */
export type OverlayRequest =
  | { readonly kind: 'overlay'; readonly id: OverlayId }
  | { readonly kind: 'orderSetup' }
  /** The visitor is asked who they are; once more, where they are known. */
  | { readonly kind: 'signIn'; readonly isAgain: boolean }
  | { readonly kind: 'signUp' }
  | { readonly kind: 'forgotPassword' }
  /** What is offered before the checkout, over the cart. */
  | { readonly kind: 'upsell'; readonly only: UpsellKind }
  /** What the guest avoids, over the menu: the drawer from which the questions of OVERLAYS-12 come. */
  | { readonly kind: 'allergens' }
  /** The rewards of the cart, where each is explained, swapped and said to have failed. */
  | { readonly kind: 'rewards' }
  /** Status page of the order that is due first. */
  | { readonly kind: 'orderStatus' }
  /** Help with the order that was placed last. */
  | { readonly kind: 'remedy' }
  | { readonly kind: 'nothing' };

const upsells: Readonly<Record<string, UpsellKind>> = { 'beverage-upsell': 'beverage', 'bakery-upsell': 'bakery' };

/** The layout follows its own flag (REMEDY-05), whichever is named. */
const remedies: readonly string[] = ['remedy-flow-overlay', 'remedy-recovery-drawer'];

const allergenNames: readonly string[] = ['allergen-drawers', 'allergen-modals'];
const rewardNames: readonly string[] = ['reward-info', 'reward-swap', 'reward-error'];

const asking: Readonly<Record<string, OverlayRequest>> = {
  'sign-in': { kind: 'signIn', isAgain: false },
  'session-expired': { kind: 'signIn', isAgain: true },
  'sign-up': { kind: 'signUp' },
  'forgot-password': { kind: 'forgotPassword' },
};

/**
 * Returns what opens under a name. The cart drawer needs its feature (OVERLAYS-13); without `loginAvailable` an alert replaces every way to
 * sign in (OVERLAYS-05, FLAGS-28); an upsell opens by the name that it has here (OVERLAYS-09, OVERLAYS-10, OPEN-07); the status of an order is
 * a page (OVERLAYS-28); help with an order needs digital recovery (OVERLAYS-47, OVERLAYS-48, FLAGS-18); what is avoided needs its filter (OVERLAYS-11,
 * OVERLAYS-12, FLAGS-10); the dialogs of rewards are one (OVERLAYS-15 to -17); an unknown name opens nothing
 * (OVERLAYS-52).
 */
export function overlayRequested(
  name: string,
  features: Pick<Features, 'miniCartIsEnabled' | 'loginAvailable' | 'digitalRecovery' | 'allergenFilter'>,
): OverlayRequest {
  if (name === 'order-setup-flow') return { kind: 'orderSetup' };
  if (name === 'order-status') return { kind: 'orderStatus' };
  const only = Object.hasOwn(upsells, name) ? upsells[name] : undefined;
  if (only) return { kind: 'upsell', only };
  if (remedies.includes(name)) return { kind: features.digitalRecovery ? 'remedy' : 'nothing' };
  if (allergenNames.includes(name)) return { kind: features.allergenFilter ? 'allergens' : 'nothing' };
  if (rewardNames.includes(name)) return { kind: 'rewards' };
  const question = Object.hasOwn(asking, name) ? asking[name] : undefined;
  if (question) return features.loginAvailable ? question : { kind: 'overlay', id: 'login-unavailable' };
  if (name === 'cart-drawer' && !features.miniCartIsEnabled) return { kind: 'nothing' };
  const id = overlayIds.find((known) => known === name);
  return id === undefined ? { kind: 'nothing' } : { kind: 'overlay', id };
}
