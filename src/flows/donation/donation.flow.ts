import { defineLazyFlow } from '#src/app/define-flow.ts';

/** Donations of the cart in hand. Its code comes with the first wish to give. */
export const donationFlow = defineLazyFlow({ name: 'donation', load: () => import('./donation.logic.ts') });
