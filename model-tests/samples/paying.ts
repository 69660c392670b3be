import type { GiftCardOption, StoredMethod } from '#domain/payment/offered.ts';
import type { Paying } from '#domain/payment/paying.ts';
import type { KeptCard } from '#src/flows/card/kept-card.ts';
import type { PaymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';

/** All of it by a card that was typed. */
export const byCard = (card: string | KeptCard): Paying => ({
  method: { kind: 'newCard', ...(typeof card === 'string' ? { cardId: card } : card), isSaved: false },
  giftCards: [],
  tip: 0,
  hasGiftCardTipping: false,
});

/** Where there is nothing to pay. */
export const byNothing: Paying = { method: null, giftCards: [], tip: 0, hasGiftCardTipping: false };

/** All of it by phone. */
export const byPhone: Paying = { method: { kind: 'phone' }, giftCards: [], tip: 0, hasGiftCardTipping: false };

export const visa: StoredMethod = {
  id: 'card.VISA.4242.0828',
  kind: 'card',
  type: 'VISA',
  label: '4242',
  expires: '0828',
  isExpired: false,
  isDefault: true,
};
export const mastercard: StoredMethod = {
  ...visa,
  id: 'card.MAST.0098.1126',
  type: 'MAST',
  label: '0098',
  expires: '1126',
  isDefault: false,
};
export const expiredCard: StoredMethod = { ...mastercard, id: 'card.MAST.0001.0126', label: '0001', expires: '0126', isExpired: true };

const gift: GiftCardOption = { id: 'gift.7731', lastFour: '7731', balance: 1000, type: 'SVS', isAdded: false };
export const tenDollars = gift;
export const largeCard: GiftCardOption = { ...gift, id: 'gift.5150', lastFour: '5150', balance: 4000 };
export const typedGift: GiftCardOption = { ...gift, id: 'secret-1', lastFour: '3000', balance: 300, isAdded: true };

/** A guest's choice before anything is chosen: a card to be typed. */
export const guestPayment = (total: number): PaymentSelectionScreen => ({
  kind: 'choosing',
  methods: [],
  added: [],
  giftCards: [],
  methodId: 'new',
  methodCents: total,
  open: 0,
  canSave: false,
  canPayByPhone: false,
  hasFailed: false,
  news: null,
  lost: [],
  basis: { giftCards: [], tip: 0, hasGiftCardTipping: false },
});
