/** Returns the id of the actor that follows an order. */
export const trackerId = (orderId: string): string => `tracker.${orderId}`;

/** Returns the id of the actor by which a guest says that they have come for an order. */
export const arrivalId = (orderId: string): string => `arrival.${orderId}`;

/** Returns the id of the actor by which a member gives up an order. */
export const cancellationId = (orderId: string): string => `cancellation.${orderId}`;
