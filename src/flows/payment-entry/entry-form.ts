import { shapedExpiry } from '#domain/payment/card.ts';
import type { StoredCard } from '#domain/payment/stored.ts';
import { emptyCard, wrongCard, wrongStoredCard, type TypedCard } from '#src/flows/card/card-form.ts';
import type { FieldErrors } from '#src/ui/useForm.ts';

/** A card for the account as it is typed. It stays in the form; the vault gets it from there. */
export interface TypedEntry extends TypedCard {
  readonly isDefault: boolean;
}

/** What the form of a card begins with: nothing, or what is known of a stored one. */
export const entryOf = (stored: StoredCard | null): TypedEntry =>
  stored === null
    ? { ...emptyCard, isDefault: false }
    : {
        ...emptyCard,
        cardHolderName: stored.cardholderName,
        expDate: shapedExpiry(stored.expirationDate),
        postalCode: stored.creditCardZip ?? '',
        isDefault: stored.isDefault,
      };

/** What cannot be submitted on a day `YYYY-MM-DD`. */
export const wrongEntry = (entry: TypedEntry, stored: StoredCard | null, today: string): FieldErrors<keyof TypedEntry> =>
  stored === null ? wrongCard(entry, today) : wrongStoredCard(entry, today);
