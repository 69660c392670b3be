import { minutesLater } from '#domain/time/cafe-time.ts';
import { leadFor } from '../cafe/lead.ts';
import type { CafeNow, StoredCart } from './stored.ts';

/** When the order is wanted, cafe-local: at its time, or as soon as it can be there, a delivery with its drive (SLOTS-10). */
export function wantedAt({ priority, fulfilment, destination }: StoredCart, { cafe, now }: CafeNow): string {
  if (priority === 'LATER' && fulfilment !== null) return fulfilment.slice(0, 16);
  return minutesLater(now, leadFor(cafe, destination), cafe.timeZone);
}
