import { allocate, settledChoice, type PaymentBasis, type PaymentChoice } from '#domain/payment/allocation.ts';
import { asBalance, type GiftCardOption } from '#domain/payment/offered.ts';
import type { LoadStoredResult, PaymentSelectionContext } from './payment-selection.types.ts';

/** What is to be paid, and with what it can be, as the rule of the split reads it. */
export const basisOf = ({ total, tip, hasGiftCardTipping, giftCards }: PaymentSelectionContext): PaymentBasis => ({
  total,
  tip,
  hasGiftCardTipping,
  giftCards: giftCards.map(asBalance),
});

export type Loaded = Omit<LoadStoredResult, 'kind'>;

/** Nothing is known anew: cards that were typed here are still at hand, and what can be added is approved again. */
export const unread = ({ context }: { readonly context: PaymentSelectionContext }): Loaded => ({
  ...context,
  methods: [],
  added: context.added.map(({ id }) => ({ id, held: null })),
  giftCards: context.giftCards
    .filter(({ isAdded }) => isAdded)
    .map((card) => (card.id === context.pinOf ? { ...card, needsPin: true as const } : card)),
  hasFailed: true,
  former: null,
});

/** The gift cards as none is taken now. */
export const withoutGiftCards = (giftCards: readonly GiftCardOption[]) => giftCards.map((card) => ({ ...card, isOff: true as const }));

/** The guest has chosen. A gift card that went with a reload is not to be added again once all is paid for without it. */
export function chosen(context: PaymentSelectionContext, wanted: PaymentChoice) {
  const choice = settledChoice(basisOf(context), wanted);
  const lost = allocate(basisOf(context), choice).open === 0 ? context.lost.filter(({ kind }) => kind !== 'giftCard') : context.lost;
  return { isTouched: true, news: null, choice, lost };
}

/** What is chosen, and what it refers to. */
export const chosenIn = ({ cartId, choice, giftCards, added }: PaymentSelectionContext) => ({
  type: 'payment.chosen' as const,
  cartId,
  choice,
  giftCards: giftCards.filter(({ isAdded }) => isAdded),
  added,
});

/** Whether a gift card, chosen in addition, would pay something. */
export function wouldPay(context: PaymentSelectionContext, id: string): boolean {
  const giftCardIds = [...context.choice.giftCardIds, id];
  return allocate(basisOf(context), { methodId: null, giftCardIds }).giftCards.some((share) => share.id === id && share.cents > 0);
}
