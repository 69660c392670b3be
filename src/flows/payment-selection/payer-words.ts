import type { StoredMethod } from '#domain/payment/offered.ts';
import { isLastMonth, readExpiry } from '#domain/payment/stored.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';

const brands = ['VISA', 'MAST', 'AMEX', 'DISC'] as const;

/** A brand as it is read; one without words here goes by its own code. */
export function brandName(type: string): string {
  const brand = brands.find((known) => known === type);
  return brand === undefined ? type : text(`checkout.card.${brand}`);
}

/** What a stored method is called. */
export const methodName = ({ kind, type, label }: StoredMethod): string =>
  kind === 'card' || kind === 'milStar'
    ? text('payment.stored', { brand: kind === 'card' ? brandName(type) : text('payment.milStar'), lastFour: label })
    : text(`payment.${kind}`);

/** What a stored method is called beside the amount that it pays. */
export const shortName = ({ kind, type, label }: StoredMethod): string =>
  kind === 'card' ? `${brandName(type)} ${label}` : text(`payment.${kind}`);

/** The line under a stored method on a day `YYYY-MM-DD`: whose or which account, or until when, and that it is the default. */
export function methodMeta({ kind, label, expires, isExpired, isDefault }: StoredMethod, today: string): string {
  if (isExpired) return text('payment.expired');
  if ((kind !== 'card' && kind !== 'milStar') || expires === null) return label;
  if (isLastMonth(expires, today)) return text('payment.lastMonth');
  return text(isDefault ? 'payment.expires.default' : 'payment.expires', { expires: readExpiry(expires) });
}
