import { wrongDetails, type DetailsField, type FilledDetails } from '#domain/checkout/details.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import type { FieldErrors } from '#src/ui/useForm.ts';

/** What is wrong with who it is for, in the guest's words, by field (CHECKOUT-06, CHECKOUT-08). */
export function wrongFields(details: FilledDetails, { destination }: SetUpOrder): FieldErrors<DetailsField> {
  const wrong = wrongDetails(details, destination === 'CURBSIDE' ? details.parkingSpot : '');
  return Object.fromEntries(wrong.map((field) => [field, detailsError(field, details[field])]));
}

const isNameField = (field: DetailsField): field is 'firstName' | 'lastName' => field === 'firstName' || field === 'lastName';

/** A name that is there is wrong by its characters (VALID-01). */
const detailsError = (field: DetailsField, value: string): string =>
  isNameField(field) && value.trim() !== ''
    ? text('checkout.error.nameCharacters', { field: text(`checkout.${field}`) })
    : text(`checkout.error.${field}`);
