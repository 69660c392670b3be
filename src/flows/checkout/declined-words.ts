import { formatCents, type Cents } from '#domain/money/money.ts';
import { addedKinds } from '#domain/payment/added.ts';
import { BY_PHONE } from '#domain/payment/allocation.ts';
import type { CardType } from '#domain/payment/card.ts';
import { NEW_CARD } from '#domain/payment/offered.ts';
import type { PaymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import { brandName, methodName } from '#src/flows/payment-selection/payer-words.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/submit.ts';
import { text } from '#src/text/text.ts';

/** What an order was sent with, to name it where it is declined. */
export interface SentPayment {
  /** What the order came to, in cents. */
  readonly total: Cents;
  /** Who paid what, as it was shown. */
  readonly payment: PaymentSelectionScreen;
  /** Of the card in the form: its brand, null where it is not known, and the end of its number. */
  readonly type: CardType | null;
  readonly lastFour: string;
}

/**
 * Says that the stored card or account that was to pay is gone from the member's account (PAYSTORED-05); null where it was none of them, or a gift card
 * may be what is gone.
 */
export function goneWords({ payment }: SentPayment): string | null {
  if (payment.kind === 'loading' || payment.giftCards.some(({ isChosen }) => isChosen)) return null;
  const stored = payment.methods.find(({ id }) => id === payment.methodId);
  return stored === undefined ? null : text('checkout.trouble.cardGone', { method: methodName(stored) });
}

/**
 * Says which method did not pay which amount (SUBMIT-11); null where no method was to pay. `declined`: what the order came to as it was declined, in cents.
 * One method pays all of an order whose new total was agreed to after it was sent.
 */
export function declinedWords(
  { payment, total, type, lastFour }: SentPayment,
  declined: Cents,
): { readonly heading: string; readonly words: string } | null {
  if (payment.kind === 'loading' || payment.methodId === null || payment.methodCents === 0) return null;
  const { methodId, methods } = payment;
  const amount = formatCents(payment.methodCents === total ? declined : payment.methodCents);
  const stored = methods.find(({ id }) => id === methodId);
  const ofCard = (method: string) => ({
    heading: text('checkout.declined.card.heading'),
    words: text('checkout.declined.card', { amount, method }),
  });
  if (methodId === NEW_CARD) {
    const brand = type === null ? text('payment.newCard.short') : brandName(type);
    return ofCard(text('payment.stored', { brand, lastFour }));
  }
  if (stored?.kind === 'card') return ofCard(methodName(stored));
  const method = stored ? methodName(stored) : text(`payment.${addedKinds.find((kind) => kind === methodId) ?? BY_PHONE}`);
  return { heading: text('checkout.declined.heading'), words: text('checkout.declined.method', { method, amount }) };
}
