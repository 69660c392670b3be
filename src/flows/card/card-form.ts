import { cardTypeOf, codeLength, digitsOf, isExpired, passesLuhn, wireExpiry } from '#domain/payment/card.ts';
import { isPlainText } from '#domain/validation/text.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import type { FieldErrors } from '#src/ui/useForm.ts';

/** The card as it is typed. It stays in the form; only the one request that carries it gets it. */
export interface TypedCard {
  readonly creditCardNumber: string;
  readonly cardHolderName: string;
  readonly expDate: string;
  readonly cvv: string;
  readonly postalCode: string;
}

/** What was typed of a card before, and where to keep it when the form leaves the page. */
export interface CardDraft {
  readonly initial: TypedCard;
  /** It was to be saved. */
  readonly isSaved: boolean;
  /** Null: it is in the form again, and nowhere else. `isSaved`: it is to be saved. Default: it is not. */
  readonly keep: (card: TypedCard | null, isSaved?: boolean) => void;
  /** It was typed, and went with a reload of the page. */
  readonly isLost: boolean;
  /** Notes whether there is a card in the form, so that its loss can be said. */
  readonly note: (isTyped: boolean) => void;
}

export const emptyCard: TypedCard = { creditCardNumber: '', cardHolderName: '', expDate: '', cvv: '', postalCode: '' };

/** What is wrong with it, in the guest's words, by field (PAYSTORED-08 to -14; the name by VALID-01). */
export function wrongCard(card: TypedCard, today: string): FieldErrors<keyof TypedCard> {
  const digits = codeLength(cardTypeOf(card.creditCardNumber));
  const cvv = digitsOf(card.cvv).length === digits ? {} : { cvv: text('checkout.error.cvv', { digits }) };
  return wrongInOrder(wrongNumber(card.creditCardNumber), cvv, card, today);
}

/** The same for a number and a code that were judged, in the order of the fields, which a summary of the errors has. */
export const wrongInOrder = (
  number: FieldErrors<'creditCardNumber'>,
  cvv: FieldErrors<'cvv'>,
  card: TypedCard,
  today: string,
): FieldErrors<keyof TypedCard> => {
  const { postalCode, ...above } = wrongStoredCard(card, today);
  return { ...number, ...above, ...cvv, ...(postalCode !== undefined && { postalCode }) };
};

/** The same for a card that is stored: its number and code are not asked for. */
export const wrongStoredCard = (card: TypedCard, today: string): FieldErrors<keyof TypedCard> => ({
  ...wrongName(card.cardHolderName),
  ...wrongTerms(card, today),
});

/** What is wrong with the date and the ZIP code of a card on a day `YYYY-MM-DD`. */
export const wrongTerms = (
  { expDate, postalCode }: Pick<TypedCard, 'expDate' | 'postalCode'>,
  today: string,
): FieldErrors<'expDate' | 'postalCode'> => ({
  ...wrongExpiry(expDate, today),
  ...(!/^\d{5}$/.test(postalCode) && { postalCode: text('checkout.error.postalCode') }),
});

function wrongNumber(creditCardNumber: string): FieldErrors<'creditCardNumber'> {
  if (creditCardNumber.trim() === '') return { creditCardNumber: text('checkout.error.creditCardNumber.empty') };
  if (!passesLuhn(creditCardNumber)) return { creditCardNumber: text('checkout.error.luhn', { field: text('checkout.card.number') }) };
  return cardTypeOf(creditCardNumber) === null ? { creditCardNumber: text('checkout.error.brand') } : {};
}

function wrongName(cardHolderName: string): FieldErrors<'cardHolderName'> {
  if (cardHolderName.trim() === '') return { cardHolderName: text('checkout.error.cardHolderName') };
  return isPlainText(cardHolderName)
    ? {}
    : { cardHolderName: text('checkout.error.nameCharacters', { field: text('checkout.card.name') }) };
}

function wrongExpiry(expDate: string, today: string): FieldErrors<'expDate'> {
  if (wireExpiry(expDate) === null) return { expDate: text('checkout.error.expDate') };
  return isExpired(expDate, today) ? { expDate: text('checkout.error.expDate.past') } : {};
}

/** As the server wants it; only for a card that is not wrong. */
export const wireCard = (card: TypedCard): TypedCard => ({
  ...card,
  creditCardNumber: digitsOf(card.creditCardNumber),
  expDate: wireExpiry(card.expDate) ?? '',
});
