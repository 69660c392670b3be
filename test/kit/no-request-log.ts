import type { RequestLog } from '#src/flows/cart/cart.ports.ts';

/** A record of requests that keeps nothing, as of a page that is the first to ask. */
export const noRequestLog: RequestLog = {
  noteChange: () => {},
  linesBefore: () => null,
  setUpId: () => 'request-1',
  sharedCartId: () => null,
  clearSetUp: () => {},
  giftCardsOf: () => Promise.resolve([]),
  announceChange: () => {},
};
