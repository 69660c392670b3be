import type { GiftCardOption, NamedGiftCard } from '#domain/payment/offered.ts';

export interface GiftCardInput {
  readonly cafeId: string;
  /** A member, whose card can be saved. */
  readonly canSave: boolean;
  /** Cards that were typed before, by their names in the vault. */
  readonly addedIds: readonly string[];
  /** The one of them whose PIN was refused, and is entered again; null: a card is added. */
  readonly pinOf: NamedGiftCard | null;
}

export interface GiftCardContext extends GiftCardInput {
  /** Where the vault keeps number and PIN of what was submitted last. */
  readonly secretId: string | null;
  readonly isSaved: boolean;
  /** Where the vault keeps the answer of the captcha; null: there is none. */
  readonly proofId: string | null;
  readonly card: GiftCardOption | null;
  readonly hasGiftCardTipping: boolean | null;
  readonly saved: GiftCardSaved;
}

export type GiftCardEvent =
  /** `secretId` names number and PIN in the vault. */
  { type: 'giftCard.submitted'; secretId: string; isSaved: boolean } | { type: 'giftCard.left' };

/** What became of the wish to save a card: saved; not, as a bonus card cannot be; not, for any other reason; no answer says whether it was. Null: there was no wish. */
export type GiftCardSaved = 'saved' | 'bonus' | 'failed' | 'unsure' | null;

/** `hasGiftCardTipping`: of a bonus card, whether the cafe takes tips on gift cards (FLAGS-29); null: of any other, for which it does not matter. */
interface Found {
  readonly card: GiftCardOption;
  readonly hasGiftCardTipping: boolean | null;
}

export type GiftCardOutput = ({ kind: 'added'; saved: GiftCardSaved } & Found) | { kind: 'left' };

export type ReadCapResult = { kind: 'open' } | { kind: 'blocked' };

/** `secretId` names what was typed, which is forgotten where no answer comes. */
export type ProveInput = { readonly secretId: string };
/** Null where no captcha is configured: the inquiry goes without one. */
export type ProveResult = { kind: 'proven'; proofId: string | null };

export type InquireInput = {
  readonly secretId: string;
  readonly proofId: string | null;
  readonly cafeId: string;
  readonly addedIds: readonly string[];
  /** The card whose number is kept, where only the PIN was typed; null: the secret has both. */
  readonly pinOf: string | null;
};
export type InquireResult =
  /** One that was typed before with another PIN keeps its name. */
  | ({ kind: 'found' } & Found)
  /** There is no money on it. */
  | { kind: 'empty' }
  /** The answer has an error code: it counts as a failure (GIFTCARD-08). */
  | { kind: 'unknown' }
  /** It is among the gift cards of the page already, with the same PIN. */
  | { kind: 'known' }
  /** Too many inquiries have failed, here or in another tab (GIFTCARD-07): it was not sent, or it was the last. */
  | { kind: 'blocked' }
  /** The server takes no gift cards now. */
  | { kind: 'disabled' }
  /** The server does not take the answer of the captcha (GIFTCARD-09). */
  | { kind: 'unproven' };

export type SaveCardInput = { readonly card: GiftCardOption };
export type SaveCardResult = { kind: 'saved' } | { kind: 'bonus' } | { kind: 'failed' } | { kind: 'unsure' };
