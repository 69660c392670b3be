/** Where the order in hand and the last one are stored. */
export const ORDER_KEY = 'orderSetup';
