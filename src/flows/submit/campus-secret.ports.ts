import { namedCampusCards } from '#domain/payment/campus-card.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import { campusCardAsSecret } from '#src/api/campus-payment.ts';

/** A stored campus card by our name of it, as the vault keeps it for the submission; undefined: it is gone. */
export function campusSecret(stored: StoredPayments, id: string): string | undefined {
  const named = namedCampusCards(stored).find((card) => card.id === id);
  return named && campusCardAsSecret(named.card);
}
