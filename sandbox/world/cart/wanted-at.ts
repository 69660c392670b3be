import { GIFT_CARD_LEAD_MINUTES } from '#domain/slots/lead-time.ts';
import { minutesLater } from '#domain/time/cafe-time.ts';
import { remembered } from '../core/remembered.ts';
import { leadFor } from '../cafe/lead.ts';
import { holdsOnlyGiftCards } from './gift-line.ts';
import type { CafeNow, ServingCafe, StoredCart } from './stored.ts';

/** Minutes until an order begun now is there; gift cards are no work for the kitchen (SLOTS-11). */
export const leadOf = ({ destination, lines }: Pick<StoredCart, 'destination' | 'lines'>, cafe: ServingCafe): number =>
  holdsOnlyGiftCards({ lines }) ? GIFT_CARD_LEAD_MINUTES : leadFor(cafe, destination);

const later = remembered(minutesLater);

/** When the order is wanted, cafe-local: at its time, or as soon as it can be there, a delivery with its drive (SLOTS-10). */
export function wantedAt({ priority, fulfilment, destination, lines }: StoredCart, { cafe, now }: CafeNow): string {
  if (priority === 'LATER' && fulfilment !== null) return fulfilment.slice(0, 16);
  return later(now, leadOf({ destination, lines }, cafe), cafe.timeZone);
}
