import type { Cents } from '../money/money.ts';
import type { AddedKind } from './added.ts';
import { isWallet, type WalletKind } from './wallet.ts';
import { allocate, BY_PHONE, type Allocation, type GiftCardBalance } from './allocation.ts';

/** How the part that gift cards do not pay is paid. */
export type PayingMethod =
  /** A card that was just typed, under its name in the vault. `nth`: counts the cards of the form, from 1: another one pays otherwise. Default: the only one. */
  | { readonly kind: 'newCard'; readonly cardId: string; readonly nth?: number; readonly isSaved: boolean }
  /** A stored card or PayPal account, by its name here: the server's own token stays where it was read. */
  | { readonly kind: 'stored'; readonly id: string }
  /**
   * What was added and approved at this checkout, under its name in the vault; `lastFour` is empty where it is no card. `cents`: the
   * approved amount; null: no limit of amount.
   */
  | { readonly kind: 'added'; readonly of: AddedKind; readonly secretId: string; readonly lastFour: string; readonly cents: Cents | null }
  /** All of it, by phone, before the order is sent (SUBMIT-03). */
  | { readonly kind: typeof BY_PHONE };

/** How an order is paid for: what the guest chose as they pressed the button. It holds no number, PIN or token. */
export interface Paying {
  readonly method: PayingMethod | null;
  /** The chosen ones. */
  readonly giftCards: readonly GiftCardBalance[];
  /** The tip in the total, which bonus cards do not pay. */
  readonly tip: Cents;
  readonly hasGiftCardTipping: boolean;
}

/** Who pays what of a total, by the same rule that the page shows (ALLOC). */
export const sharesOf = ({ method, giftCards, tip, hasGiftCardTipping }: Paying, total: Cents): Allocation =>
  allocate(
    { total, tip, hasGiftCardTipping, giftCards },
    { methodId: method === null ? null : method.kind, giftCardIds: giftCards.map(({ id }) => id) },
  );

/** Whether all of a total is paid for. A total of 0 is. */
export const isPaid = (paying: Paying, total: Cents): boolean => sharesOf(paying, total).open === 0;

/** Whether a method is good for its share of a total: a wallet's approval is for the one amount that was approved (PAYSTORED-17). */
export const isApproved = (paying: Paying, total: Cents): boolean => {
  const { method } = paying;
  return method?.kind !== 'added' || method.cents === null || method.cents === sharesOf(paying, total).methodCents;
};

/** The wallet that is to pay for an order; null: none is (PAYSTORED-17). */
export function walletIn(paying: Paying | null): WalletKind | null {
  const method = paying?.method;
  return method?.kind === 'added' && isWallet(method.of) ? method.of : null;
}

/** Whether two submissions are paid alike: by the same method and the same gift cards, in their order. Amounts do not matter. */
export const isSamePaying = (one: Paying, other: Paying): boolean => namesIn(one) === namesIn(other);

const namesIn = ({ method, giftCards }: Paying): string => JSON.stringify([method, ...giftCards.map(({ id }) => id)]);
