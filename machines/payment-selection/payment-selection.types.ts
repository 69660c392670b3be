import type { Cents } from '#domain/money/money.ts';
import type { PaymentChoice } from '#domain/payment/allocation.ts';
import type { GiftCardSaved } from '../gift-card/gift-card.types.ts';
import type { AddableKind, AddedMethod, LostPayment } from '#domain/payment/added.ts';
import type { GiftCardOption, StoredMethod } from '#domain/payment/offered.ts';

export interface PaymentSelectionInput {
  readonly cartId: string;
  readonly cafeId: string;
}

export interface PaymentSelectionContext extends PaymentSelectionInput {
  readonly total: Cents;
  /** The tip in the total. */
  readonly tip: Cents;
  readonly methods: readonly StoredMethod[];
  /** What can be added here, and what was. */
  readonly added: readonly AddedMethod[];
  readonly giftCards: readonly GiftCardOption[];
  /** The cafe takes tips on gift cards (FLAGS-29); as long as there is no bonus card, for which alone it matters, it may be false. */
  readonly hasGiftCardTipping: boolean;
  /** A signed-in member, whose session is trusted: cards can be saved. */
  readonly canSave: boolean;
  /** Payments by phone are offered. */
  readonly canPayByPhone: boolean;
  /** What is stored could not be read. */
  readonly hasFailed: boolean;
  /** The guest has chosen, here or at an earlier visit of the page. */
  readonly isTouched: boolean;
  /** The typed gift card whose PIN is entered again; null: none is. */
  readonly pinOf: string | null;
  /** Another visitor or cafe came while something was typed in a dialog: everything is read again once that is closed. */
  readonly isOutdated: boolean;
  /** An order was refused as the server takes no gift cards now, while what is stored is read: those that are read are off (GIFTCARD-11). */
  readonly areGiftCardsOff: boolean;
  /** What is being added; null: nothing. */
  readonly adding: AddableKind | null;
  readonly choice: PaymentChoice;
  /** The gift card that was added last, or that something chosen cannot pay any more (AMB-40); null after the next change. */
  readonly news: GiftCardNews | 'dropped' | null;
  /** What was typed or approved here and went with a reload of the page. */
  readonly lost: readonly LostPayment[];
}

/** A gift card was added to what pays. */
export interface GiftCardNews {
  readonly lastFour: string;
  readonly balance: Cents;
  readonly saved: GiftCardSaved;
  /** It was here before, and has another PIN now. */
  readonly isAgain: boolean;
}

export type PaymentSelectionEvent =
  | { type: 'method.selected'; id: string }
  /** A gift card is to be added, or the chosen method approved or typed, or that anew. `pinOf`: of a gift card, its PIN alone. */
  | { type: 'addition.requested'; kind: AddableKind; pinOf?: string }
  /** Its code does not come, or the page it is over is gone: nothing is added. */
  | { type: 'addition.left' }
  | { type: 'giftCard.toggled'; id: string }
  | { type: 'stored.retried' }
  /** An order was refused as the server takes no gift cards now (GIFTCARD-11), whatever their balances say. */
  | { type: 'giftCards.refused' }
  /** There is another price; `tip` is in the total. */
  | { type: 'total.changed'; total: Cents; tip: Cents }
  /** Another visitor, another cafe, or a typed card that was lost with its page: everything is read again. */
  | {
      type: 'payment.reloaded';
      cafeId: string;
      /** The typed gift card whose PIN was refused, to be entered again. Default: none. */
      pinOf?: string;
    };

export type PaymentSelectionEmitted =
  /** What is chosen, to be there again after the way back to the cart. */
  | {
      type: 'payment.chosen';
      cartId: string;
      choice: PaymentChoice;
      giftCards: readonly GiftCardOption[];
      added: readonly AddedMethod[];
    }
  | { type: 'storedPayment.failed' }
  | { type: 'fault.found'; source: string; message: string };

export type LoadStoredInput = PaymentSelectionInput;
export type LoadStoredResult = {
  kind: 'loaded';
  methods: readonly StoredMethod[];
  /** What can be added here, with what is still in the vault of it. */
  added: readonly AddedMethod[];
  /** Stored ones, and those that were typed before and are still in the vault. */
  giftCards: readonly GiftCardOption[];
  hasGiftCardTipping: boolean;
  canSave: boolean;
  canPayByPhone: boolean;
  /** What is stored could not be read (C-96). */
  hasFailed: boolean;
  /** What was chosen earlier for this cart; null: nothing. */
  former: PaymentChoice | null;
  /** What was typed or approved before the page was loaded anew. */
  lost: readonly LostPayment[];
};
