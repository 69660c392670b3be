import type { Cents } from '../money/money.ts';

/** How an order is made right, as far as this site has words of its own for it. */
const kinds = ['refund', 'credit', 'remake'] as const;
export type RemedyKind = (typeof kinds)[number] | 'other';

/** Reads the kind of a remedy as the server names it, in any case; absent or unknown is `other`. */
export const remedyKindFrom = (said: string | null | undefined): RemedyKind =>
  kinds.find((known) => known === said?.toLowerCase()) ?? 'other';

/** A remedy that the server offers for one reason. */
export interface RemedyOption {
  readonly optionId: string;
  readonly kind: RemedyKind;
  /** The server's words. */
  readonly description: string;
  /** Where and when it can be used, in the server's words; null: nothing is said. */
  readonly detail: string | null;
  /** What it is worth for the whole order; null where it is for items. */
  readonly value: Cents | null;
  /** What it is worth for each item that it is for, by its line. */
  readonly itemValues: Readonly<Record<string, Cents>>;
}

/** What may have gone wrong, with its remedies. */
export interface RemedyGroup {
  readonly groupId: string;
  /** The server's words. */
  readonly description: string;
  /** It is about the order as a whole, and not about an item. */
  readonly isWholeOrder: boolean;
  readonly options: readonly RemedyOption[];
}

/** Something in the order that may have been wrong. */
export interface RemedyItem {
  readonly lineItemId: string;
  readonly description: string;
  /** Key of its picture; null: none. */
  readonly imgKey: string | null;
  /** What was paid for the line; null where it is not known. */
  readonly price: Cents | null;
}

/** What the server offers for an order (REMEDY-13). */
export interface RemedyOptions {
  readonly groups: readonly RemedyGroup[];
  readonly items: readonly RemedyItem[];
}

/** What a guest was given, once (REMEDY-13). */
export interface RedeemedOffer {
  readonly offerId: string;
  readonly value: Cents;
  readonly kind: RemedyKind;
  /** The server's words; null: it says none. */
  readonly description: string | null;
  /** Where and when it can be used, in the server's words; null: nothing is said. */
  readonly detail: string | null;
}

/** An offer that the server has ready: nothing is given until it is redeemed. */
export interface CreatedOffer {
  readonly offerId: string;
  /** What redeeming it gives, in cents. */
  readonly value: Cents;
}

/** Whether the server offers nothing at all: every group is empty, or there is none (REMEDY-06). */
export const hasNoOption = ({ groups }: RemedyOptions): boolean => groups.every(({ options }) => options.length === 0);
