import { codeLength, digitsOf, shapedExpiry, wireExpiry } from '#domain/payment/card.ts';
import { isMilStarNumber } from '#domain/payment/mil-star.ts';
import type { StoredMilStarCard } from '#domain/payment/stored.ts';
import { emptyCard, wrongInOrder, wrongStoredCard, type TypedCard } from '#src/flows/card/card-form.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/stored-payments.ts';
import { text } from '#src/text/text.ts';
import type { FieldErrors } from '#src/ui/useForm.ts';

/** A Military Star card as it is typed (PAYSTORED-16). It stays in the form; the vault gets it from there. */
export interface TypedMilStar extends TypedCard {
  readonly isDefault: boolean;
  /** It goes into the account. */
  readonly isSaved: boolean;
}

/** What the form begins with: nothing, or what is known of a stored card. `isSaved`: it is for the account. */
export const milStarOf = (stored: StoredMilStarCard | null, isSaved: boolean): TypedMilStar => ({
  ...emptyCard,
  cardHolderName: stored?.cardHolderName ?? '',
  expDate: shapedExpiry(stored?.expirationDate ?? ''),
  postalCode: stored?.postalCode ?? '',
  isDefault: stored?.isDefault ?? false,
  isSaved,
});

/** What cannot be submitted on a day `YYYY-MM-DD`. Number and code of a stored card are not asked for. */
export const wrongMilStar = (card: TypedMilStar, isStored: boolean, today: string): FieldErrors<keyof TypedMilStar> => {
  if (isStored) return wrongStoredCard(card, today);
  const digits = codeLength(null);
  const number = isMilStarNumber(card.creditCardNumber) ? {} : { creditCardNumber: text('storedPayments.milStar.error.number') };
  const cvv = digitsOf(card.cvv).length === digits ? {} : { cvv: text('checkout.error.cvv', { digits }) };
  return wrongInOrder(number, cvv, card, today);
};

/** As the server wants it; only for a card that is not wrong. */
export const wireMilStar = ({ creditCardNumber, expDate, ...card }: TypedMilStar) => ({
  ...card,
  number: digitsOf(creditCardNumber),
  expDate: wireExpiry(expDate) ?? '',
});
