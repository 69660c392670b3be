import type { SnapshotFrom } from 'xstate';
import type { UpsellKind, UpsellOffer } from '#domain/menu/upsell.ts';
import type { upsellMachine } from './upsell.machine.ts';
import type { UpsellOutput } from './upsell.types.ts';

export type UpsellScreen =
  /** The cart is shown as it was. */
  | { kind: 'checking' }
  | { kind: 'offering'; upsell: UpsellKind; offers: readonly (UpsellOffer & { readonly isTaken: boolean })[] }
  | { kind: 'finished'; as: UpsellOutput['kind'] };

/** Returns what the guest sees of what is offered. */
export function upsellScreen(snapshot: SnapshotFrom<typeof upsellMachine>): UpsellScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (!snapshot.matches('offering')) return { kind: 'checking' };
  const { offers, taken } = snapshot.context;
  return {
    kind: 'offering',
    upsell: snapshot.matches({ offering: 'bakery' }) ? 'bakery' : 'beverage',
    offers: offers.map((offer) => ({ ...offer, isTaken: taken.includes(offer.itemId) })),
  };
}
