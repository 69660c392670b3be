import { defineLazyFlow } from '#src/app/define-flow.ts';

/** A gift card that is added at the checkout. */
export const giftCardFlow = defineLazyFlow({ name: 'giftCard', load: () => import('./gift-card.logic.ts') });
