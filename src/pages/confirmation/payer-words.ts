import type { Payer } from '#domain/payment/paid-with.ts';
import { brandName } from '#src/flows/payment-selection/payer-words.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/confirmation.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';

function nameOf({ kind, type, lastFour }: Payer): string {
  if (kind === 'giftCard') return text('payment.giftCard.short', { lastFour }).toLowerCase();
  if (kind === 'card') return `${brandName(type)} ${lastFour}`;
  const name = text(`payment.${kind}`);
  return kind === 'campusCard' ? name.toLowerCase() : name;
}

/** Returns what an order was paid with, as a sentence; null where that is not known, or nothing was to be paid. */
export const paidWords = (payers: readonly Payer[]): string | null =>
  payers.length === 0 ? null : text('confirmation.paid', { payers: allOf(payers.map(nameOf)) });
