import { isCampusNumber } from '#domain/payment/campus-card.ts';
import type { Institution } from '#domain/payment/institution.ts';
import { digitsOf, shapedExpiry, wireExpiry } from '#domain/payment/card.ts';
import type { StoredCampusCard } from '#domain/payment/stored.ts';
import { wrongTerms } from '#src/flows/card/card-form.ts';
import '#src/text/lazy/stored-payments.ts';
import { text } from '#src/text/text.ts';
import type { FieldErrors } from '#src/ui/useForm.ts';

/** A campus card for the account as it is typed. It stays in the form; the vault gets it from there. */
export interface TypedCampusCard {
  readonly institutionId: string;
  readonly campusCardNumber: string;
  readonly expDate: string;
  readonly postalCode: string;
}

/** What the form begins with: nothing but the only school there is, or what is known of a stored card. */
export const campusEntryOf = (stored: StoredCampusCard | null, institutions: readonly Institution[]): TypedCampusCard => ({
  institutionId: stored?.campusInfo.institutionId ?? (institutions.length === 1 ? (institutions[0]?.institutionId ?? '') : ''),
  campusCardNumber: '',
  expDate: shapedExpiry(stored?.tokenExpDate ?? ''),
  postalCode: stored?.tokenPostalCode ?? '',
});

/** What cannot be submitted on a day `YYYY-MM-DD`. School and number of a stored card are not asked for. */
export const wrongCampusEntry = (entry: TypedCampusCard, isStored: boolean, today: string): FieldErrors<keyof TypedCampusCard> => ({
  ...(!isStored && entry.institutionId === '' && { institutionId: text('storedPayments.campusCard.error.school') }),
  ...(!isStored && !isCampusNumber(entry.campusCardNumber) && { campusCardNumber: text('storedPayments.campusCard.error.number') }),
  ...wrongTerms(entry, today),
});

/** As the server wants it; only for a card that is not wrong. */
export const wireCampusEntry = (entry: TypedCampusCard): TypedCampusCard => ({
  ...entry,
  campusCardNumber: digitsOf(entry.campusCardNumber),
  expDate: wireExpiry(entry.expDate) ?? '',
});
