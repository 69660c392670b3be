import { defineLazyFlow } from '#src/app/define-flow.ts';

/** An agreement with PayPal at the checkout. Its dialog requests the code: PayPal's window, which the flow opens, has to come over it. */
export const payPalFlow = defineLazyFlow({ name: 'payPal', load: () => import('./pay-pal.logic.ts'), isLoadedWithFirstEvent: true });
