import type { SnapshotFrom } from 'xstate';
import type { OrderCafe, Destination } from '#domain/order/order.ts';
import type { LargeOrder } from '#domain/slots/large-order.ts';
import { must } from '#domain/must.ts';
import type { UpsellKind, UpsellOffer } from '#domain/menu/upsell.ts';
import type { upsellMachine } from './upsell.machine.ts';
import type { RenewedBy, UpsellOutput } from './upsell.types.ts';

export type UpsellScreen =
  /** The cart is shown as it was. */
  | { kind: 'checking'; what: 'times' | 'otherTimes' | 'offers' }
  /** `at`: the time that is chosen. `renewedBy`: why the times are others than before. `isConfirming`: it is checked whether that time can still be had. */
  | {
      kind: 'choosingTime';
      large: LargeOrder;
      at: string;
      cafe: OrderCafe;
      destination: Destination;
      renewedBy: RenewedBy | null;
      isConfirming: boolean;
    }
  | { kind: 'offering'; upsell: UpsellKind; offers: readonly (UpsellOffer & { readonly isTaken: boolean })[] }
  | { kind: 'finished'; as: UpsellOutput['kind'] };

/** Returns what the guest sees of what is offered. */
export function upsellScreen(snapshot: SnapshotFrom<typeof upsellMachine>): UpsellScreen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  const isConfirming = snapshot.matches('confirmingTime');
  if (isConfirming || snapshot.matches('choosingTime')) {
    const { sized, at, renewedBy } = snapshot.context;
    const { order, large } = must(sized, 'sized');
    return { kind: 'choosingTime', large, at: must(at, 'at'), cafe: order.cafe, destination: order.destination, renewedBy, isConfirming };
  }
  if (snapshot.matches('resizing')) return { kind: 'checking', what: 'otherTimes' };
  if (!snapshot.matches('offering')) return { kind: 'checking', what: snapshot.matches('sizing') ? 'times' : 'offers' };
  const { offers, taken } = snapshot.context;
  return {
    kind: 'offering',
    upsell: snapshot.matches({ offering: 'bakery' }) ? 'bakery' : 'beverage',
    offers: offers.map((offer) => ({ ...offer, isTaken: taken.includes(offer.itemId) })),
  };
}
