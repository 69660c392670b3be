import { formatCents } from '#domain/money/money.ts';
import { toApprove, type AddedKind, type HeldPayment } from '#domain/payment/added.ts';
import { BY_PHONE } from '#domain/payment/allocation.ts';
import { NEW_CARD } from '#domain/payment/offered.ts';
import type { Paying, PayingMethod } from '#domain/payment/paying.ts';
import type { CheckoutTrouble } from '#machines/checkout/checkout.screen.ts';
import type { PaymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import type { FieldErrors } from '#src/ui/useForm.ts';
import { wrongCard, type TypedCard } from '#src/flows/card/card-form.ts';

/** What is wrong with the payment of a total above 0: part of it is left to pay, or the card that is typed is wrong. */
export function wrongPayment(payment: PaymentSelectionScreen, card: TypedCard, today: string): FieldErrors<'payment' | keyof TypedCard> {
  if (payment.kind === 'loading') return { payment: text('payment.wait') };
  if (payment.open > 0) return { payment: text('payment.choose', { open: formatCents(payment.open) }) };
  return payment.methodId === NEW_CARD ? wrongCard(card, today) : {};
}

/** What the server refused of the card that is typed, where that pays (PAYSTORED-19). */
export const refusedCard = (payment: PaymentSelectionScreen, trouble: CheckoutTrouble | null): FieldErrors<'creditCardNumber'> =>
  trouble === 'cardInvalid' && payment.kind !== 'loading' && payment.methodId === NEW_CARD
    ? { creditCardNumber: text('checkout.error.cardInvalid') }
    : {};

/** How it is paid, as the page shows it; `newCard` puts the card that is typed where it is kept. */
export function payingBy(payment: PaymentSelectionScreen, newCard: () => PayingMethod): Paying {
  if (payment.kind === 'loading') return { method: null, giftCards: [], tip: 0, hasGiftCardTipping: false };
  const { added, methodId, methodCents, basis } = payment;
  if (methodId === null || methodCents === 0) return { ...basis, method: null };
  if (methodId === BY_PHONE) return { ...basis, method: { kind: BY_PHONE } };
  const held = added.find(({ id }) => id === methodId);
  if (held?.held) return { ...basis, method: addedMethod(held.id, held.held) };
  return { ...basis, method: methodId === NEW_CARD ? newCard() : { kind: 'stored', id: methodId } };
}

const addedMethod = (of: AddedKind, { secretId, label, cents }: HeldPayment): PayingMethod => ({
  kind: 'added',
  of,
  secretId,
  lastFour: of === 'milStar' ? label : '',
  cents,
});

/** The method that has to be approved before the order can be placed; null: none. */
export const unapproved = (payment: PaymentSelectionScreen): AddedKind | null =>
  payment.kind === 'loading' ? null : toApprove(payment.added, payment.methodId, payment.methodCents);
