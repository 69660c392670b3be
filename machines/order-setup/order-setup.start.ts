import type { TypedAddress } from '../address-search/address-search.types.ts';
import type { OrderSetupContext, OrderSetupInput } from './order-setup.types.ts';

/** A link that names the cafe of the last delivery means its address too. */
export function draftFrom({ destination, cafeId, previous }: OrderSetupInput): OrderSetupContext['draft'] {
  const address = destination === 'DELIVERY' && previous?.cafe.id === cafeId ? (previous?.address ?? null) : null;
  return { destination, cafe: null, address, schedule: null, tableNumber: null };
}

/** What the fields of the address show first: where the guest has asked for a delivery to, else the address of the last one. */
export function typedFrom({ previous, ...input }: OrderSetupInput): TypedAddress {
  const words = wordsOfDelivery(input);
  if (words !== null) return { text: words, line2: '', instructions: '' };
  const { formattedAddress: text = '', address2: line2 = '', instructions = '' } = previous?.address ?? {};
  return { text, line2, instructions };
}

/** What the field of the table shows first: that of the order in hand, at its cafe (ORD-SETUP-12). */
export const tableFrom = ({ previous, cafeId }: OrderSetupInput): string =>
  previous?.tableNumber && previous.cafe.id === cafeId ? String(previous.tableNumber) : '';

/** The words of a start that asks for a delivery. */
export const wordsOfDelivery = ({ start, destination }: Pick<OrderSetupInput, 'start' | 'destination'>): string | null =>
  destination === 'DELIVERY' && start?.kind === 'words' ? start.words : null;
