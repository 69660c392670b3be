import type { Features } from '../app/features.ts';

/** Overlays that stand over any page, by the identifiers that `openOverlay` may name (OVERLAYS, OPEN-07). */
export const overlayIds = ['cart-drawer', 'login-unavailable', 'session-expired', 'site-maintenance', 'welcome-beta-modal'] as const;
export type OverlayId = (typeof overlayIds)[number];

/** What a name leads to: an overlay, the order-setup flow, or nothing. */
export type OverlayWish =
  | { readonly kind: 'overlay'; readonly id: OverlayId }
  | { readonly kind: 'orderSetup' }
  | { readonly kind: 'nothing' };

/**
 * What opens under a name. The cart drawer needs its feature (OVERLAYS-13); names that nobody knows open nothing (OVERLAYS-52).
 * Sign-in answers with the alert that it is unavailable: members are not served yet, whatever `loginAvailable` says (OVERLAYS-05).
 */
export function overlayWished(name: string, features: Pick<Features, 'miniCartIsEnabled'>): OverlayWish {
  if (name === 'order-setup-flow') return { kind: 'orderSetup' };
  if (name === 'sign-in') return { kind: 'overlay', id: 'login-unavailable' };
  if (name === 'cart-drawer' && !features.miniCartIsEnabled) return { kind: 'nothing' };
  const id = overlayIds.find((known) => known === name);
  return id === undefined ? { kind: 'nothing' } : { kind: 'overlay', id };
}
