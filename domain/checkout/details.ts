import type { Destination } from '../order/order.ts';
import { phoneProblem } from '../phone/number.ts';
import { isPlainText } from '../validation/text.ts';

/** Who the order is for (CHECKOUT-06). */
export interface GuestDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As typed. */
  readonly phone: string;
  readonly smsOptIn: boolean;
  /** News and offers by email. Left out: not asked for, as of a member, whose account says it. */
  readonly eMarketable?: boolean;
}

/** Version of the words by which a guest agrees to news and offers by email (CART-30, decision 059): another with other words. */
export const E_MARKETABLE_VERSION = '1';

/**
 * Returns whether the form asks about news and offers: it asks a guest, and a member who answered before they signed in, so that they can change the
 * answer (CART-30, decision 059).
 */
export const isAskedForNews = ({ eMarketable }: Pick<GuestDetails, 'eMarketable'>, isGuest: boolean): boolean =>
  isGuest || eMarketable !== undefined;

/** What an order is asked to be like, besides who it is for. */
export interface OrderWishes {
  /** For curbside; empty for none yet. */
  readonly parkingSpot: string;
  readonly specialInstructions: string;
  /** Without utensils and napkins (CART-31). */
  readonly goGreen: boolean;
}

/** What a guest typed or chose at checkout, field by field; a field that is missing was not touched. Never the card. */
export type TypedDetails = Partial<GuestDetails & OrderWishes>;

/** Whether utensils and napkins can be left out: a table has its own (CART-31). */
export const canGoGreen = (destination: Destination): boolean => destination !== 'DINEIN';

/** Every field with its value; of news and offers, only what was chosen. */
export type FilledDetails = Required<Omit<TypedDetails, 'eMarketable'>> & Pick<TypedDetails, 'eMarketable'>;

/** What may be filled in for a member. */
export type KnownDetails = Pick<GuestDetails, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Wishes that an order has come with, as its cart says them; what it leaves out is none. */
export type CameWith = { readonly [Wish in keyof OrderWishes]?: OrderWishes[Wish] | null };

const nothing = { firstName: '', lastName: '', email: '', phone: '', smsOptIn: false };

/**
 * The form as it is shown and sent: what was typed, also where a field was emptied, else what is known of the member and what the order
 * has come with (ORD-SETUP-24, CART-31); `known` is null for a guest and for a member whose session is insecure, of whom nothing is filled
 * in (SESSION-17). `came`: nothing if left out.
 */
export const filledDetails = (
  known: KnownDetails | null,
  typed: TypedDetails,
  { parkingSpot, specialInstructions, goGreen }: CameWith = {},
): FilledDetails => ({
  ...nothing,
  parkingSpot: parkingSpot ?? '',
  specialInstructions: specialInstructions ?? '',
  goGreen: goGreen ?? false,
  ...known,
  ...typed,
});

/** Most characters of a name. */
export const NAME_MAX = 50;

export type DetailsField = 'firstName' | 'lastName' | 'email' | 'phone' | 'parkingSpot';

/** The fields that cannot be taken as they are, in the order of the form (CHECKOUT-06, CHECKOUT-08; names by VALID-01). */
export function wrongDetails(details: GuestDetails, parkingSpot: string): readonly DetailsField[] {
  const wrong: readonly (readonly [DetailsField, boolean])[] = [
    ['firstName', !isName(details.firstName)],
    ['lastName', !isName(details.lastName)],
    ['email', !isEmail(details.email)],
    ['phone', phoneProblem(details.phone) !== null],
    ['parkingSpot', parkingSpot.trim() !== '' && !isParkingSpot(parkingSpot)],
  ];
  return wrong.filter(([, isWrong]) => isWrong).map(([field]) => field);
}

/** Whether a member's name, email and phone are as the account has them, with nothing wrong in them, so that they need no form. */
export const areAllKnown = (known: KnownDetails | null, typed: TypedDetails): boolean =>
  known !== null &&
  typedOfKnown.every((field) => typed[field] === undefined) &&
  wrongDetails({ ...known, smsOptIn: false }, '').length === 0;

const typedOfKnown = ['firstName', 'lastName', 'email', 'phone'] as const;

const isName = (typed: string): boolean => typed.trim() !== '' && isPlainText(typed);

/** Has the shape of an email address, spaces around it aside: something, an at sign, a domain with an ending of two letters or more. */
export const isEmail = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed.trim());

/** A spot at the curb, 1 to 99 (CHECKOUT-08). */
export const isParkingSpot = (typed: string): boolean => /^[1-9]\d?$/.test(typed.trim());
