import { defineLazyFlow } from '#src/app/define-flow.ts';

/** The checkout with the submission inside; a reload in the middle of an order asks the server what came of it. */
export const checkoutFlow = defineLazyFlow({ name: 'checkout', load: () => import('./checkout.logic.ts') });
