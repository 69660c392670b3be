import type { Cents } from '#domain/money/money.ts';

export interface Charged {
  readonly lineCents: readonly Cents[];
  /** Gift cards: neither discounted nor taxed. Default: none. */
  readonly giftCents?: Cents;
  /** What discounts ask for; more than the food costs takes off what it costs. */
  readonly discountCents: Cents;
  readonly donationCents: Cents;
  readonly tipCents: Cents;
  /** Hundredths of a percent; null before checkout, when tax is not asked for yet (CHECKOUT-04). */
  readonly taxRate: number | null;
}

export interface Totals {
  readonly subTotal: Cents;
  readonly discount: Cents;
  readonly tax: Cents | null;
  readonly tip: Cents;
  readonly donations: Cents;
  readonly total: Cents;
}

/**
 * What an order comes to, in whole cents: tax is on the food after discounts, half up, once over the order; tip and donations are not
 * taxed. The parts always add up: `total = subTotal - discount + tax + tip + donations`.
 */
export function totalsOf({ lineCents, giftCents = 0, discountCents, donationCents, tipCents, taxRate }: Charged): Totals {
  const food = lineCents.reduce((sum, cents) => sum + cents, 0);
  const subTotal = food + giftCents;
  const discount = Math.min(discountCents, food);
  const taxed = food - discount;
  // Half up in whole numbers: no rate is a binary fraction.
  const tax = taxRate === null ? null : Math.floor((taxed * taxRate * 2 + 10_000) / 20_000);
  const total = taxed + giftCents + (tax ?? 0) + tipCents + donationCents;
  return { subTotal, discount, tax, tip: tipCents, donations: donationCents, total };
}
