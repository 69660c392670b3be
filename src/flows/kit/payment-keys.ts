/** Key under which a tab knows what its last order was paid with. */
export const PAID_KEY = 'paidWith';
/** Key under which a tab knows for which cart a card was typed; nothing of the card. */
export const CARD_KEY = 'typedCard';
/** Key under which a tab knows what was chosen to pay with. */
export const CHOICE_KEY = 'flow.payment';
/** Key under which a tab knows that a card was sent to be saved and no answer came; nothing of the card. */
export const UNANSWERED_CARD_KEY = 'unansweredCard';
/** Ids in the vault, in which the checkout keeps: the card that was typed, the one that the last press pays with, what was chosen with its secrets, and the token of the order that is placed. */
export const vaultIds = {
  card: 'checkout.card',
  newCard: 'checkout.newCard',
  choice: 'checkout.payment',
  token: 'checkout.token',
} as const;
