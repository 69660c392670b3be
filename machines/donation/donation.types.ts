import type { CallFailure } from '#domain/app/call-failure.ts';
import type { Donation } from '#domain/donation/donation.ts';
import type { Cents } from '#domain/money/money.ts';

export interface DonationInput {
  readonly cartId: string;
}

/** What is to be in the cart; an amount of 0: nothing for this cause. */
export interface DonationRequest {
  readonly donation: Pick<Donation, 'id' | 'name'>;
  readonly amount: Cents;
}

export interface DonationContext extends DonationInput {
  /** What was asked for last; null: nothing yet. */
  readonly request: DonationRequest | null;
  /** What follows once the cart was asked about `request`; null: nothing. */
  readonly next: DonationRequest | null;
}

export type DonationEvent =
  | ({ type: 'donation.changed' } & DonationRequest)
  | { type: 'donation.retried' }
  /** It is not known what the cart has: it is asked again. */
  | { type: 'answer.retried' };

export type DonationEmitted =
  /** The cart has another total. */
  | { type: 'donation.saved'; amount: Cents }
  /** CART-34. */
  | { type: 'api.failed'; failure: CallFailure };

export type SaveDonationInput = DonationInput & { request: DonationRequest };
export type SaveDonationResult =
  | { kind: 'saved' }
  /** The server said no: the cart is as it was. */
  | { kind: 'refused'; failure: CallFailure };

export type FindDonationInput = { cartId: string; donationId: string };
export type FindDonationResult = { kind: 'found'; amount: Cents };
