/** Returns whether a reason code says that the server takes no gift cards now (GIFTCARD-11); false for null: there is none. */
export const areGiftCardsOff = (reasonCode: string | null): boolean => reasonCode === 'payments.giftcard.disabled';
