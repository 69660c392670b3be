import { defineLazyFlow } from '#src/app/define-flow.ts';

/** Prices of the order in hand; without the feature its code is never loaded (FLAGS-01). */
export const dynamicPricingFlow = defineLazyFlow({ name: 'dynamicPricing', load: () => import('./dynamic-pricing.logic.ts') });
