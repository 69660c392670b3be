/** Returns whether a reason code says that the server takes no gift cards now (GIFTCARD-11). */
export const areGiftCardsOff = (reasonCode: string): boolean => reasonCode === 'payments.giftcard.disabled';
