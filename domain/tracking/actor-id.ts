/** Beginning of the ids of actors that follow orders. */
const PREFIX = 'tracker.';

/** Returns the id of the actor that follows an order. */
export const trackerId = (orderId: string): string => PREFIX + orderId;
