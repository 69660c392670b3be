import type { Cents } from '../money/money.ts';

/** A good cause that a cafe collects for. */
export interface Donation {
  readonly id: string;
  readonly name: string;
  /** Amounts that the cafe offers; none: those of every cafe. */
  readonly amounts: readonly Cents[];
}

/** A donation in a cart. */
export interface GivenDonation {
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
}

/** Amounts offered where a cafe names none. */
const DONATION_AMOUNTS: readonly Cents[] = [1_00, 2_00, 5_00];

/** Returns the amounts to give, in cents, each once and from small to large: the cafe's, else $1, $2 and $5 (CART-17). */
export function amountsToGive({ amounts }: Pick<Donation, 'amounts'>): readonly Cents[] {
  const named = [...new Set(amounts)].filter((amount) => amount > 0).toSorted((one, other) => one - other);
  return named.length === 0 ? DONATION_AMOUNTS : named;
}

/**
 * Returns the causes that the guest can give to, or take a donation to back: those of the cafe in its order, then what is in the cart and the cafe
 * does not collect for, without amounts (CAFE-07).
 */
export function donationsFor(offered: readonly Donation[], given: readonly GivenDonation[]): readonly Donation[] {
  const others = given.filter(({ id }) => !offered.some((donation) => donation.id === id));
  return [...offered, ...others.map(({ id, name }) => ({ id, name, amounts: [] }))];
}

/** Returns what is given to a cause, in cents; 0 where nothing is. */
export const amountOf = (given: readonly GivenDonation[], donationId: string): Cents =>
  given.find(({ id }) => id === donationId)?.amount ?? 0;
