import { tipBounds } from '#domain/checkout/tip.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import { centsOf, isWithin, typedAmount } from '#domain/validation/amount.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import type { FieldErrors } from '#src/ui/useForm.ts';

/** The tip that was chosen; `percent` is null for an amount of the guest's own. */
export interface SetTip {
  readonly percent: number | null;
  readonly tip: Cents;
}

/**
 * Returns the typed amount in the form the field accepts. A single comma is read as a decimal point, because no tip has thousands. A minus stays:
 * without it, the amount would be another one than was typed.
 */
export const typedTip = (typed: string): string =>
  (/^\s*[-−]/.test(typed) ? '-' : '') + typedAmount(typed.includes('.') ? typed : typed.replace(',', '.'));

/** What is typed, as a tip that can be set; null: none. */
export function tipIn(typed: string): Cents | null {
  const cents = centsOf(typedTip(typed));
  return cents !== null && isWithin(cents, tipBounds) ? cents : null;
}

export const tipLimits = (): string =>
  text('checkout.tip.amount.error', { min: formatCents(tipBounds.min), max: formatCents(tipBounds.max) });

/** What is wrong with a tip that is typed: no order is placed without it. `typed` is null where no amount is asked for. */
export function wrongTip(typed: string | null, { percent, tip }: SetTip): FieldErrors<'tip'> {
  if (typed === null) return {};
  const cents = tipIn(typed);
  if (cents === null) return { tip: tipLimits() };
  return percent === null && cents === tip ? {} : { tip: text('checkout.tip.unset', { tip: formatCents(cents) }) };
}

/** An amount of the guest's own as the field has it: what was typed and not set, else what is set; null: no amount is asked for. */
export const shownTip = (otherTip: string | null | undefined, { percent, tip }: SetTip): string | null =>
  otherTip ?? (percent === null ? formatCents(tip) : null);
